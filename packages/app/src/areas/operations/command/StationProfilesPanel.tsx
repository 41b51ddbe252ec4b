import { LIMIT_KEYS, limitAt, readSends, taskOfSend } from '@corrente/domain/charging-profiles'
import {
  type Command,
  type Protocol,
  placeOfCommand,
  resultsOf,
  type Task,
} from '@corrente/domain/operations'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@corrente/domain/time'
import { useText } from '@corrente/ui/messages'
import { StationProfiles, type StationSend } from '@corrente/ui/widgets/charging-profiles'
import { SendNotice } from '@corrente/ui/widgets/operations'
import { useMemo, useState } from 'react'
import { useLinks, useMay, usePreferences } from '../../../kit/access/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { curvesQuery, profilesQuery } from '../../../resources/chargingProfiles.ts'
import { offerQuery } from '../../../resources/commands.ts'
import { openRechargesQuery } from '../../../resources/openRecharges.ts'
import { stationSupplyQuery } from '../../../resources/stations.ts'
import { tasksQuery } from '../../../resources/tasks.ts'
import { type StationOf, useStationNames } from '../useStationOf.ts'
import { useProfileLimits } from './useProfileLimits.ts'
import { useReadValues } from './useReadValues.ts'

export interface StationProfilesPanelProps {
  readonly protocol: Protocol
  /** The charge box id. */
  readonly stationId: string
  readonly stationOf: StationOf
  /** The command whose form is open. */
  readonly command: Command
}

const NO_IDS: readonly number[] = []
const NO_TASKS: readonly Task[] = []

/** What is known of the charging profiles of one station, each part where it may be read. */
export function StationProfilesPanel({ protocol, stationId, stationOf, command }: StationProfilesPanelProps) {
  const may = useMay()
  const { nameOf } = useStationNames(stationOf)
  const asked = useReadValues(protocol)
  const [limits] = useProfileLimits(useMemo(() => [stationId], [stationId]))
  const clear = command === 'clearChargingProfile' ? undefined : 'clearChargingProfile'
  const place =
    clear && placeOfCommand(clear, { id: stationId, protocol: stationOf(stationId)?.protocol }, may)
  const sent = useSendsTo(stationId)
  // Asked for only where a limit is held against what is measured.
  const pk = sent.limit && may('stations') ? stationOf(stationId)?.pk : undefined
  const { data: supply } = useLoadable(useMemo(() => stationSupplyQuery(pk), [pk]))
  return (
    <StationProfiles
      station={nameOf(stationId)}
      {...sent}
      supply={supply}
      recharges={useRechargesAt(protocol, stationId)}
      maxPeriods={limits?.maxPeriods}
      maxLevel={limits?.maxLevel}
      onRead={asked.isPermitted ? () => asked.read([stationId], ...LIMIT_KEYS) : undefined}
      isReading={asked.phase === 'reading'}
      clearHref={place && hrefOf(place)}
      notice={
        <SendNotice
          state={asked.write.state}
          onVerify={asked.write.verify}
          onRelease={() => void asked.write.release()}
        />
      }
    />
  )
}

/** The profiles that this browser sent to a station, and what the last of them lets through at this hour. */
function useSendsTo(stationId: string) {
  const t = useText('operations')
  const tProfiles = useText('charging-profiles')
  const { clock, formats } = usePorts()
  const { read } = usePreferences()
  const may = useMay()
  const [all] = useState(() => readSends(read().profileSends))
  const sends = useMemo(() => all.filter(({ stations }) => stations.includes(stationId)), [all, stationId])
  const hasSent = sends.length > 0
  const mayTasks = may('operations-tasks') && hasSent
  const mayList = may('operations-charging-profile') && hasSent
  const { data: tasks = NO_TASKS } = useLoadable(useMemo(() => tasksQuery(mayTasks, undefined), [mayTasks]))
  const profiles = useLoadable(useMemo(() => profilesQuery(mayList), [mayList]))
  const last = mayList ? sends[0]?.profilePk : undefined
  const curves = useLoadable(useMemo(() => curvesQuery(last === undefined ? [] : [last]), [last]))
  const nameOf = (pk: number) =>
    profiles.data?.find((each) => each.pk === pk)?.description ?? tProfiles('list.unnamed', { pk })
  const curve = last === undefined ? undefined : curves.data?.get(last)
  const local = clock.serverNow() + formats.offsetHours() * HOUR_MS
  const amperes = curve && limitAt(curve, Math.floor((local % DAY_MS) / MINUTE_MS))
  return {
    limit: last === undefined || amperes === undefined ? undefined : { name: nameOf(last), amperes },
    sends: sends.map((send): StationSend => {
      const task = taskOfSend(tasks, send)
      const result = task && resultsOf(task, clock.serverNow()).find((each) => each.stationId === stationId)
      return {
        taskId: send.taskId,
        at: send.at,
        name: nameOf(send.profilePk),
        href: may('charging-profile-edit')
          ? pathOf('charging-profile-edit', { id: String(send.profilePk) })
          : undefined,
        answer: result && (result.error ?? result.response ?? t(`verdict.${result.verdict}`)),
      }
    }),
  }
}

/** The recharges that go on at a station, as a stop would name them; none without the right to stop one. */
function useRechargesAt(protocol: Protocol, stationId: string) {
  const mayStop = useMay()('operations-remote-stop')
  const offer = useLoadable(useMemo(() => offerQuery(protocol, 'remoteStop', mayStop), [protocol, mayStop]))
  const ids = offer.data?.transactionIds.get(stationId) ?? NO_IDS
  const { data = [] } = useLoadable(useMemo(() => openRechargesQuery(ids), [ids]))
  const linkTo = useLinks()
  return data.map(({ id, recharge }) => ({
    id,
    connectorId: recharge?.connectorId,
    power: recharge?.power,
    href: linkTo('recharge', id),
  }))
}
