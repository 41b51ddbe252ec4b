import {
  type Command,
  type CommandValues,
  FIRST_STATIONS,
  kindOf,
  type ModelCount,
  maskedAddress,
  modelsOf,
} from '@corrente/domain/operations'
import type { Loadable } from '@corrente/ui/foundations'
import { type ChargingDriver, CommandQuestion } from '@corrente/ui/widgets/operations'
import { useMemo } from 'react'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePorts } from '../../../ports/index.ts'
import type { CommandOrder } from '../../../resources/commands.ts'
import { everyStationAtom } from '../../../resources/everyStation.ts'
import { stationRechargesQuery } from '../../../resources/stationRecharges.ts'
import type { StationOf } from '../useStationOf.ts'
import type { AskedOrder } from './useBlastQuestion.ts'
import type { Rest } from './useRemainingStations.ts'

export interface BlastQuestionProps {
  readonly asked: AskedOrder
  readonly stationOf: StationOf
  /** @param rest - what "first 5" leaves for later */
  readonly onConfirm: (order: CommandOrder, rest: Rest | undefined) => void
  readonly onCancel: () => void
}

/** Asks before an order goes out; of one station it names it, its connector, and who charges there. */
export function BlastQuestion(props: BlastQuestionProps) {
  const { order, quiet, risks, blast } = props.asked
  const [only] = order.stations
  const pk = order.stations.length === 1 && only !== undefined ? props.stationOf(only)?.pk : undefined
  const endsRecharges = quiet.includes('unlock') || quiet.includes('reset') || risks.includes('hardReset')
  if (order.command === 'updateFirmware') return <WithModels {...props} />
  const isAboutThem = endsRecharges || blast.charging > 0
  return pk !== undefined && isAboutThem ? <WithDrivers {...props} pk={pk} /> : <Question {...props} />
}

/** The connector that a question is about; 0: all of the station. */
const connectorOf = (command: Command, { connectorId }: CommandValues): number | undefined =>
  command === 'unlockConnector' || command === 'changeAvailability'
    ? (connectorId ?? 0)
    : command === 'remoteReset'
      ? 0
      : undefined

function WithDrivers({ pk, ...props }: BlastQuestionProps & { readonly pk: number }) {
  const recharges = useLoadable(useMemo(() => stationRechargesQuery(pk), [pk]))
  const { command, values } = props.asked.order
  const connectorId = connectorOf(command, values) || undefined
  const data = recharges.data?.rows.filter(
    (each) => each.stoppedAt === undefined && (connectorId === undefined || each.connectorId === connectorId),
  )
  return <Question {...props} drivers={{ ...recharges, data }} />
}

function WithModels(props: BlastQuestionProps) {
  const { data } = useLoadable(everyStationAtom)
  const { stations } = props.asked.order
  const models = useMemo(() => data && modelsOf(stations, data.rows), [data, stations])
  return <Question {...props} {...(models && { models })} />
}

interface QuestionProps extends BlastQuestionProps {
  readonly drivers?: Loadable<readonly ChargingDriver[]>
  readonly models?: readonly ModelCount[]
}

function Question({ asked, stationOf, drivers, models, onConfirm, onCancel }: QuestionProps) {
  const { copy } = usePorts()
  const { order, blast, countedAt, risks, quiet } = asked
  const { command, stations, values } = order
  const [only, ...others] = stations
  return (
    <CommandQuestion
      isOpen
      command={command}
      kind={kindOf(command, values)}
      station={
        only === undefined || others.length > 0
          ? undefined
          : { id: only, name: stationOf(only)?.name ?? only, connectorId: connectorOf(command, values) }
      }
      blast={blast}
      countedAt={countedAt}
      risks={risks}
      quiet={quiet}
      drivers={drivers}
      models={models}
      file={command === 'updateFirmware' ? maskedAddress(values.location) : undefined}
      onConfirm={(first) => {
        if (!first) return onConfirm(order, undefined)
        const ahead = { ...order, stations: stations.slice(0, FIRST_STATIONS) }
        onConfirm(ahead, { ahead, stations: stations.slice(FIRST_STATIONS), ...first })
      }}
      onCancel={onCancel}
      onCopyText={copy}
    />
  )
}
