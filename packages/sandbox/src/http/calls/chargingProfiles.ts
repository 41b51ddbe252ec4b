import { Hono } from 'hono'
import type { ChargingProfileRow } from '../../store/rows.ts'
import { isoText } from '../../wire/times.ts'
import type { StoredPeriod } from '../../world/profiles.ts'
import { type ApiEnv, type CallContext, pathKey, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { type ProfileBody, profileSave } from '../profileSchemas.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'
import { nextKey, updateRow } from '../stationRecords.ts'

/** The charging profiles of the caller's network, the oldest first. */
export const profilesOf = ({ var: { core, caller } }: CallContext): readonly ChargingProfileRow[] =>
  core.world.store.all<ChargingProfileRow>(
    'SELECT * FROM chargingProfile WHERE network = ? ORDER BY pk',
    caller.network,
  )

const profileOf = (context: CallContext): ChargingProfileRow => {
  const pk = pathKey(context, 'chargingProfilePk')
  const { core, caller } = context.var
  const row = core.world.store.get<ChargingProfileRow>(
    'SELECT * FROM chargingProfile WHERE pk = ? AND network = ?',
    pk,
    caller.network,
  )
  if (row === undefined)
    throw new Refusal(404, 'Charging profile not found', `no profile ${pk} in ${caller.network}`)
  return row
}

const secondsOf = (text: string): number => Number(text.slice(0, 2)) * 3600 + Number(text.slice(3)) * 60

/**
 * The schedule of a saved form: the default from midnight, each interval from its begin, and the default again from its end
 * where no other interval begins. An end of 23:59 is taken as it stands: this back end knows no 24:00.
 *
 * @throws Refusal 400 for intervals that overlap, stand out of order or have the default's limit
 */
const periodsOf = ({ currentLimitDefault, intervals }: ProfileBody): readonly StoredPeriod[] => {
  const bad = (why: string) => new Refusal(400, 'Bad request', why)
  const periods = new Map([[0, currentLimitDefault]])
  let until = 0
  for (const { beginningEnd, currentLimit } of intervals) {
    const [start = 0, end = 0] = beginningEnd.map(secondsOf)
    if (start < until || end <= start) throw bad(`interval ${beginningEnd.join(' to ')}`)
    if (currentLimit === currentLimitDefault) throw bad(`${currentLimit} A is the default`)
    periods.set(start, currentLimit)
    periods.set(end, currentLimitDefault)
    until = end
  }
  return [...periods].map(([seconds, amperes]) => [seconds, amperes, 3])
}

/** Charging profiles; there is no call to delete one. */
export const chargingProfileCalls = new Hono<ApiEnv>()

chargingProfileCalls.get('/api/v1/charging_profiles/', session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  const time = (at: number | null) => (at === null ? null : isoText(context.var.core.world.fromStored(at)))
  return json({
    error: null,
    chargingProfileList: profilesOf(context).map((row) => ({
      chargingProfilePk: row.pk,
      description: row.description,
      stackLevel: row.stackLevel,
      profilePurpose: row.purpose,
      profileKind: row.kind,
      recurrencyKind: row.recurrency,
      validFrom: time(row.validFrom),
      validTo: time(row.validTo),
    })),
  })
})

chargingProfileCalls.get('/api/v1/charging_profiles/:chargingProfilePk/', session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  const { description, periods } = profileOf(context)
  // Our own column.
  const stored = JSON.parse(periods) as readonly StoredPeriod[]
  const entries = stored.map(([startPeriodInSeconds, powerLimit, numberPhases], index) => [
    String(index),
    { startPeriodInSeconds, powerLimit, numberPhases },
  ])
  return json({
    error: null,
    form: { description: description ?? '', schedulePeriodMap: Object.fromEntries(entries) },
  })
})

chargingProfileCalls.post('/api/v1/charging_profiles', session, async (context) => {
  const body = readRequest(profileSave, await readBody(context.req))
  const { core, caller } = context.var
  const { store } = core.world
  const pk = nextKey(store, 'chargingProfile')
  store.insertAll('chargingProfile', [
    {
      pk,
      network: caller.network,
      description: body.description,
      // The form names neither: what the back end gives a new one.
      stackLevel: 0,
      purpose: 'TX_DEFAULT_PROFILE',
      kind: 'RECURRING',
      recurrency: 'DAILY',
      validFrom: null,
      validTo: null,
      periods: JSON.stringify(periodsOf(body)),
    },
  ])
  return json({ type: 'success', error: null, data: { chargingProfilePk: pk } })
})

chargingProfileCalls.put('/api/v1/charging_profiles/:chargingProfilePk/', session, async (context) => {
  const { pk } = profileOf(context)
  const body = readRequest(profileSave, await readBody(context.req))
  updateRow(context.var.core.world.store, 'chargingProfile', pk, {
    description: body.description,
    periods: JSON.stringify(periodsOf(body)),
  })
  return json({ type: 'success', error: null, data: null })
})
