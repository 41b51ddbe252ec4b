import type { ManualStatus, StationRow } from '@corrente/domain/stations'
import { useText } from '@corrente/ui/messages'
import type { SaveNoticeKind } from '@corrente/ui/widgets/forms'
import { useState } from 'react'
import { isUnsent, saveNoticeOf } from '../../kit/forms/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { statusOverride } from '../../resources/connectorStatus.ts'

/** The manual status of a station's connectors at work. */
export interface OverrideControl {
  /** The connector that is asked about. */
  readonly connectorId: number | undefined
  readonly ask: (connectorId: number) => void
  readonly close: () => void
  readonly isSaving: boolean
  readonly notice: SaveNoticeKind | undefined
  /** Why it was not set, as a key of `override`. */
  readonly refusal: 'refused' | 'noType' | 'gone' | 'notPermitted'
  /** Sends all fields of the connector, read just before, with this status (CON-018). Nothing while a save runs. */
  readonly save: (status: ManualStatus | null) => void
  /** Looks whether a save of unknown end was done. */
  readonly verify: () => void
}

const REASONS = ['noType', 'gone', 'notPermitted'] as const

/** Sets a connector's status by hand, once per press; a lost answer is looked up, never sent again by itself. */
export function useOverride({ pk }: Pick<StationRow, 'pk'>): OverrideControl {
  const t = useText('station-list')
  const { formats, toasts, gateways } = usePorts()
  const [connectorId, setConnectorId] = useState<number>()
  const overrideTo = (status: ManualStatus | null) =>
    connectorId === undefined
      ? undefined
      : statusOverride(gateways.cp, formats, { stationPk: pk, connectorId, status })
  const override = useWrite(overrideTo(null), () => {
    toasts.show({ tone: 'success', text: t('override.saved', { id: connectorId ?? '' }) })
    close()
  })
  const { state } = override
  const said = saveNoticeOf(state, true)
  const close = () => {
    override.forget()
    setConnectorId(undefined)
  }
  return {
    connectorId,
    ask: setConnectorId,
    close,
    isSaving: state.phase === 'looking' || state.phase === 'sending',
    // What keeps it from being sent is told in the dialog's own words.
    notice: said === 'gone' || isUnsent(said) ? 'refused' : said,
    refusal: (state.phase === 'notSent' && REASONS.find((why) => why === state.why)) || 'refused',
    save: (status) => void override.press(overrideTo(status)),
    verify: override.verify,
  }
}
