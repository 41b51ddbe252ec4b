import {
  hasManualStatus,
  type ManualStatus,
  overrideRequest,
  type StationRow,
} from '@corrente/domain/stations'
import { useText } from '@corrente/ui/messages'
import type { SaveNoticeKind } from '@corrente/ui/widgets/forms'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { invalidateAtom, writeEndOf } from '../../gateways/index.ts'
import { usePorts } from '../../ports/index.ts'
import { readTypes, sendConnector } from '../../resources/connectors.ts'
import { readOneStation, STATIONS_KEY } from '../../resources/stations.ts'

/** Why a manual status was not set. */
export interface OverrideTrouble {
  readonly kind: SaveNoticeKind
  readonly why: 'refused' | 'noType' | 'gone'
}

/** The manual status of a station's connectors at work. */
export interface OverrideControl {
  /** The connector that is asked about. */
  readonly connectorId: number | undefined
  readonly ask: (connectorId: number) => void
  readonly close: () => void
  readonly isSaving: boolean
  readonly trouble: OverrideTrouble | undefined
  /** Sends all fields of the connector, read just before, with this status (CON-018). Nothing while a save runs. */
  readonly save: (status: ManualStatus | null) => void
  /** Looks whether a save of unknown end was done. */
  readonly verify: () => void
}

/** Sets a connector's status by hand, once per press; a lost answer is looked up, never sent again by itself. */
export function useOverride({ pk }: Pick<StationRow, 'pk'>): OverrideControl {
  const t = useText('station-list')
  const { formats, toasts } = usePorts()
  const { cp } = usePorts().gateways
  const invalidate = useSetAtom(invalidateAtom)
  const [connectorId, setConnectorId] = useState<number>()
  const [isSaving, setSaving] = useState(false)
  const [trouble, setTrouble] = useState<OverrideTrouble>()
  const isUnderWay = useRef(false)
  const sent = useRef<{ readonly id: number; readonly status: ManualStatus | null }>(undefined)

  const close = () => {
    setConnectorId(undefined)
    setTrouble(undefined)
  }
  const fail = (kind: SaveNoticeKind, why: OverrideTrouble['why'] = 'refused') => setTrouble({ kind, why })
  const succeed = (id: number) => {
    toasts.show({ tone: 'success', text: t('override.saved', { id }) })
    invalidate(STATIONS_KEY)
    close()
  }
  const settle = async (id: number, status: ManualStatus | null) => {
    const read = await readOneStation(cp, pk, formats.zone)
    if (read.kind !== 'done') return fail('unknown')
    const connector = read.data.connectors.find((each) => each.id === id)
    if (connector && hasManualStatus(connector, status)) succeed(id)
    else fail('notSaved')
  }
  const send = async (id: number, status: ManualStatus | null) => {
    const [station, types] = await Promise.all([readOneStation(cp, pk, formats.zone), readTypes(cp)])
    if (station.kind === 'refused') return fail('refused', 'gone')
    // Nothing was sent yet: what could not be read is no open end.
    if (station.kind !== 'done' || types.kind !== 'done') return fail('unreachable')
    const connector = station.data.connectors.find((each) => each.id === id)
    if (!connector) return fail('refused', 'gone')
    const body = overrideRequest(connector, status, types.data)
    if (!body) return fail('refused', 'noType')
    sent.current = { id, status }
    const end = writeEndOf(await sendConnector(cp, pk, id, body))
    if (end === 'done') succeed(id)
    else if (end === 'refused') fail('refused')
    else await settle(id, status)
  }
  const alone = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await work()
    isUnderWay.current = false
  }

  return {
    connectorId,
    ask: setConnectorId,
    close,
    isSaving,
    trouble,
    save: (status) => {
      const id = connectorId
      if (id === undefined) return
      void alone(async () => {
        setTrouble(undefined)
        setSaving(true)
        await send(id, status)
        setSaving(false)
      })
    },
    verify: () => {
      const last = sent.current
      if (!last) return
      void alone(async () => {
        fail('verifying')
        await settle(last.id, last.status)
      })
    },
  }
}
