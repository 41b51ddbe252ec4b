import type { Command, CommandOffer, Protocol } from '@corrente/domain/operations'
import type { SentCommand } from '../../../features/sentCommands.ts'
import type { CommandOrder } from '../../../resources/commands.ts'
import type { StationOf } from '../useStationOf.ts'
import { ChangeValues } from './ChangeValues.tsx'
import { ProfileToSet } from './ProfileToSet.tsx'
import { StationProfilesPanel, type StationProfilesPanelProps } from './StationProfilesPanel.tsx'
import type { CommandFormState } from './useCommandForm.ts'

export interface CommandBelowProps {
  readonly command: Command
  readonly protocol: Protocol
  readonly form: CommandFormState
  readonly offer: CommandOffer | undefined
  /** What this page has sent last. */
  readonly shown: SentCommand | undefined
  readonly stationOf: StationOf
  /** Asks where it has to, and sends. */
  readonly onSend: (order: CommandOrder) => void
}

/** What a command shows below its form, besides the answers: values, the profile. */
export function CommandBelow({
  command,
  protocol,
  form,
  offer,
  shown,
  stationOf,
  onSend,
}: CommandBelowProps) {
  return (
    <>
      {command === 'changeConfiguration' && (
        <ChangeValues protocol={protocol} form={form} shown={shown} stationOf={stationOf} onSend={onSend} />
      )}
      {command === 'setChargingProfile' && (
        <ProfileToSet
          protocol={protocol}
          form={form}
          nameOf={(pk) => offer?.profiles.find((each) => each.pk === pk)?.name}
          stationOf={stationOf}
        />
      )}
      {(command === 'setChargingProfile' || command === 'clearChargingProfile') && (
        <AtStation protocol={protocol} form={form} stationOf={stationOf} command={command} />
      )}
    </>
  )
}

/** What is known of the profiles of the station, where one is chosen. */
function AtStation({
  form,
  ...props
}: Omit<StationProfilesPanelProps, 'stationId'> & { readonly form: CommandFormState }) {
  const [stationId, ...others] = form.selected
  if (stationId === undefined || others.length > 0) return null
  return <StationProfilesPanel key={stationId} stationId={stationId} {...props} />
}
