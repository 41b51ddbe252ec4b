import {
  type ConnectorDetail,
  MANUAL_STATUSES,
  type ManualStatus,
  manualStatusOf,
} from '@corrente/domain/stations'
import { useState } from 'react'
import { RadioGroup } from '../../../forms/index.ts'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Dialog } from '../../../primitives/index.ts'
import { SaveNotice, type SaveNoticeKind } from '../../forms/index.ts'
import { reportedStatus } from '../reportedStatus.ts'

export interface OverrideDialogProps {
  /** The connector whose status is set; undefined: none, the dialog is closed. */
  connector: Pick<ConnectorDetail, 'id' | 'override' | 'reported'> | undefined
  /** What the station is called. */
  stationName: string
  /** The save runs: nothing is pressed twice. */
  isSaving: boolean
  /** How a save went wrong; undefined: nothing to say. */
  notice: SaveNoticeKind | undefined
  /** The words for a refusal. */
  refusal: string
  /** Sets the status by hand; null: what the charger reports holds (CON-010). */
  onSave: (status: ManualStatus | null) => void
  /** Looks whether a save of unknown end was done. */
  onVerify: () => void
  onClose: () => void
}

/** Sets a connector's status by hand, or gives it back to the charger (CON-009, CON-010). */
export function OverrideDialog(props: OverrideDialogProps) {
  const { connector, stationName, isSaving, onClose } = props
  const t = useText('station-list')
  return (
    <Dialog
      isOpen={connector !== undefined}
      size="small"
      title={t('override.title', { id: connector?.id ?? '' })}
      description={t('override.description', { name: stationName })}
      onClose={() => {
        if (!isSaving) onClose()
      }}
    >
      {connector && <Choice key={connector.id} {...props} connector={connector} />}
    </Dialog>
  )
}

const AUTOMATIC = 'AUTOMATIC'

function Choice(props: OverrideDialogProps & { connector: NonNullable<OverrideDialogProps['connector']> }) {
  const { connector, isSaving, notice, refusal, onSave, onVerify, onClose } = props
  const t = useText('station-list')
  const stations = useText('stations')
  const common = useText('common')
  const forms = useText('forms')
  const [choice, setChoice] = useState<ManualStatus | typeof AUTOMATIC>(
    manualStatusOf(connector.override) ?? AUTOMATIC,
  )
  const isOpenEnd = notice === 'unknown' || notice === 'verifying'
  return (
    <Stack gap={4}>
      <RadioGroup
        label={t('override.label')}
        options={[
          {
            value: AUTOMATIC,
            label: t('override.AUTOMATIC'),
            hint:
              connector.reported === undefined
                ? t('override.hint.AUTOMATIC')
                : t('override.hint.reported', { status: reportedStatus(connector.reported, stations) }),
          },
          ...MANUAL_STATUSES.map((value) => ({
            value,
            label: t(`override.${value}`),
            hint: t(`override.hint.${value}`),
          })),
        ]}
        value={choice}
        onChange={setChoice}
      />
      <SaveNotice kind={notice} refusal={refusal} onVerify={onVerify} />
      <Inline gap={2} justify="end">
        <Button onClick={onClose} aria-disabled={isSaving || undefined}>
          {common('action.cancel')}
        </Button>
        <Button
          tone="brand"
          isBusy={isSaving}
          disabledReason={isOpenEnd ? forms('save.verifyFirst') : undefined}
          onClick={() => onSave(choice === AUTOMATIC ? null : choice)}
        >
          {t('override.save')}
        </Button>
      </Inline>
    </Stack>
  )
}
