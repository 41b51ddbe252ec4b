import { STANDARD_KEYS } from '@corrente/domain/ocpp'
import { Hono } from 'hono'
import type { Core } from '../../core.ts'
import { type ChargerAnswer, chargerAnswer, is15 } from '../../network/answers.ts'
import type { LiveStation } from '../../network/model.ts'
import type { PersonRow } from '../../store/rows.ts'
import { readUtcText } from '../../wire/times.ts'
import { type ApiEnv, type CallContext, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { isOperation, type OperationBody, type OperationName, operationSchemas } from '../operationSchemas.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'
import { nextKey } from '../stationRecords.ts'
import { profilesOf } from './chargingProfiles.ts'

type Mode = 'v1.5' | 'v1.6'
const ONLY_16: readonly OperationName[] = [
  'trigger_message',
  'set_charging_profile',
  'clear_charging_profile',
]
const WORDS: Readonly<Partial<Record<OperationName, string>>> = {
  remote_start: 'Remote Start Transaction',
  remote_stop: 'Remote Stop Transaction',
  remote_reset: 'Reset',
}
/** A command as tasks call it. */
const operationWords = (command: OperationName): string =>
  WORDS[command] ??
  command
    .split('_')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')

/** @throws Refusal 404 for another version or command */
const askedOf = ({ req }: CallContext): { mode: Mode; command: OperationName } => {
  const mode = req.param('mode')
  const command = req.param('command') ?? req.path.split('/').at(-1) ?? ''
  if ((mode !== 'v1.5' && mode !== 'v1.6') || !isOperation(command))
    throw new Refusal(404, 'Not found', `no command ${command} of ${mode}`)
  if (mode === 'v1.5' && ONLY_16.includes(command))
    throw new Refusal(404, 'Not found', `${command} is of v1.6 only`)
  return { mode, command }
}

/** The stations that can be sent commands of a version; those that never said theirs are taken for 1.6. */
const stationsOf = ({ var: { core, caller } }: CallContext, mode: Mode): readonly LiveStation[] =>
  core.world.model.byNetwork[caller.network].filter(
    (station) =>
      station.row.origin === 'MOVE' && station.row.active === 1 && is15(station) === (mode === 'v1.5'),
  )

/** The first tags of a network; a list of all would be longer than any form. */
const MOST_TAGS = 5_000

/** The lists that a command uses, besides its stations. */
const listsOf = (
  context: CallContext,
  mode: Mode,
  command: OperationName,
  stations: readonly LiveStation[],
) => {
  const { core, caller } = context.var
  const byStation = (numbers: (station: LiveStation) => number[]) =>
    Object.fromEntries(stations.map((station) => [station.row.chargeBoxId, numbers(station)]))
  const connectorIds = () => byStation(({ connectors }) => connectors.map(({ row }) => row.connectorId))
  const profileList = () =>
    profilesOf(context).map(({ pk, description }) => ({ chargingProfilePk: pk, description }))
  switch (command) {
    case 'change_availability':
      return { connectorIds: connectorIds(), availabilityTypes: ['OPERATIVE', 'INOPERATIVE'] }
    case 'remote_start':
      return {
        connectorIds: connectorIds(),
        idTagList: core.world.store
          .all<{ idTag: string }>(
            `SELECT idTag FROM tag WHERE network = ? AND inactive = 0 ORDER BY pk LIMIT ${MOST_TAGS}`,
            caller.network,
          )
          .map(({ idTag }) => idTag),
      }
    case 'remote_stop':
      return {
        transactionIds: byStation(({ connectors }) =>
          connectors.flatMap((each) => (each.session === undefined ? [] : [each.session.rechargePk])),
        ),
      }
    case 'unlock_connector':
      return { connectorIds: connectorIds() }
    case 'trigger_message':
      return {
        connectorIds: connectorIds(),
        triggerMessageTypes: operationSchemas.trigger_message.shape.triggerMessage.options,
      }
    case 'set_charging_profile':
    case 'clear_charging_profile':
      return { connectorIds: connectorIds(), profileList: profileList() }
    case 'get_configuration':
    case 'change_configuration':
      return { ocppConfKeys: [...STANDARD_KEYS[mode].map(({ key }) => key), 'DisplayText'] }
    default:
      return {}
  }
}

const changedKeys = ({ world: { store } }: Core, { row }: LiveStation): ReadonlyMap<string, string> =>
  new Map(
    store
      .all<{ key: string; value: string }>('SELECT key, value FROM stationKey WHERE stationPk = ?', row.pk)
      .map(({ key, value }) => [key.toLowerCase(), value]),
  )

/** What a station answers, or what a tester said that it shall. */
const answerFor = (
  core: Core,
  command: OperationName,
  station: LiveStation,
  body: OperationBody,
  at: number,
): ChargerAnswer => {
  const own = chargerAnswer(command, station, body, at, changedKeys(core, station))
  const fault = core.chargerFaults.find(
    (each) =>
      (each.chargeBoxId === undefined || each.chargeBoxId === station.row.chargeBoxId) &&
      (each.command === undefined || each.command === command),
  )
  if (fault === undefined) return own
  const delayMs = fault.isSilent === true ? undefined : (fault.delayMs ?? own.delayMs ?? 500)
  if (fault.error !== undefined) return { delayMs, error: fault.error }
  if (fault.response === undefined) return { ...own, delayMs }
  return fault.response === own.response ? { ...own, delayMs } : { delayMs, response: fault.response }
}

/** Who holds the tag of a remote start; undefined: somebody. */
const driverOf = ({ world: { store } }: Core, { row }: LiveStation, idTag: string): PersonRow | undefined =>
  store.get<PersonRow>(
    'SELECT person.* FROM person JOIN tag ON ownerPk = person.pk WHERE tag.network = ? AND tag.idTag = ?',
    row.network,
    idTag,
  )

/** A station's answer is noted; with the last one the task ends. */
const note = (core: Core, taskPk: number, station: LiveStation, answer: ChargerAnswer, at: number): void => {
  const { store } = core.world
  store.run(
    'UPDATE taskResult SET error = ?, response = ?, detail = ? WHERE taskPk = ? AND chargeBoxId = ?',
    answer.error ?? null,
    answer.response ?? null,
    answer.detail === undefined ? null : JSON.stringify(answer.detail),
    taskPk,
    station.row.chargeBoxId,
  )
  store.run(
    `UPDATE task SET endedAt = ? WHERE pk = ? AND NOT EXISTS
       (SELECT 1 FROM taskResult WHERE taskPk = task.pk AND error IS NULL AND response IS NULL)`,
    core.world.toStored(at),
    taskPk,
  )
  const { setting, order } = answer
  if (setting !== undefined)
    store.run(
      'INSERT OR REPLACE INTO stationKey (stationPk, key, value) VALUES (?, ?, ?)',
      station.row.pk,
      setting.key,
      setting.value,
    )
  if (order?.do === 'start')
    core.simulator.obey(station, { ...order, driver: driverOf(core, station, order.idTag) }, at)
  else if (order !== undefined) core.simulator.obey(station, order, at)
}

/** @throws Refusal 400 for a station that is not offered */
const selected = (context: CallContext, mode: Mode, body: OperationBody): readonly LiveStation[] => {
  const offered = new Map(stationsOf(context, mode).map((station) => [station.row.chargeBoxId, station]))
  return [...new Set(body.chargePointSelectList)].map((id) => {
    const station = offered.get(id)
    if (station === undefined) throw new Refusal(400, 'Bad request', `${id} is not offered in ${mode}`)
    return station
  })
}

const send = async (context: CallContext): Promise<Response> => {
  const { mode, command } = askedOf(context)
  const { core, caller } = context.var
  const body: OperationBody = readRequest(operationSchemas[command], await readBody(context.req))
  const stations = selected(context, mode, body)
  if (
    body.chargingProfilePk !== undefined &&
    !profilesOf(context).some(({ pk }) => pk === body.chargingProfilePk)
  )
    throw new Refusal(400, 'Bad request', `no charging profile ${body.chargingProfilePk}`)
  const now = core.clock.now()
  const { store } = core.world
  const pk = nextKey(store, 'task')
  store.insertAll('task', [
    {
      pk,
      network: caller.network,
      origin: 'DASHBOARD',
      startedAt: core.world.toStored(now),
      endedAt: null,
      version: mode === 'v1.5' ? 'V_15' : 'V_16',
      operation: operationWords(command),
    },
  ])
  store.insertAll(
    'taskResult',
    stations.map(({ row }) => ({
      taskPk: pk,
      chargeBoxId: row.chargeBoxId,
      error: null,
      response: null,
      detail: null,
    })),
  )
  const at = body.retrieve === undefined ? now : (readUtcText(body.retrieve) ?? now)
  for (const station of stations) {
    const { delayMs } = answerFor(core, command, station, body, at)
    if (delayMs === undefined) continue
    core.simulator.plan(delayMs, (later) => {
      // A charger answers by what it is when the command reaches it.
      const answer = answerFor(core, command, station, body, Math.max(at, later))
      if (answer.delayMs !== undefined) note(core, pk, station, answer, later)
    })
  }
  return json({ type: 'success', error: null, data: { taskId: pk } })
}

/** Commands to chargers, and the lists that their forms need. */
export const operationCalls = new Hono<ApiEnv>()

operationCalls.get('/api/v1/operations/:mode/:command/', session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  const { mode, command } = askedOf(context)
  const stations = stationsOf(context, mode)
  return json({
    error: null,
    chargePointList: stations.map(({ row }) => ({
      chargeBoxId: row.chargeBoxId,
      chargeBoxDescription: row.description,
      hasPayment: row.hasPayment === null ? null : row.hasPayment === 1,
    })),
    ...listsOf(context, mode, command, stations),
  })
})

operationCalls.post('/api/v1/operations/:mode/:command', session, send)

operationCalls.get('/api/v1/payment/types/', session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  const types = context.var.caller.network === 'BR' ? ['PAGBANK_CARD', 'PAGBANK_PIX', 'WALLET'] : ['WALLET']
  return json({
    error: null,
    payment_type_tenant_list: types.map((payment_type) => ({ payment_type })),
  })
})
