import { Hono } from 'hono'
import { analyticsSeries } from '../../queries/graphs.ts'
import { countEvents, listEvents } from '../../queries/notifications.ts'
import { dashboardStats, dashboardStatsAlt, type Range } from '../../queries/stats.ts'
import { readUtcText } from '../../wire/times.ts'
import { type ApiEnv, type CallContext, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { checkOffset, queryOf, readRequest, requestSchemas } from '../schemas.ts'

const optionalKey = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text)

const rangeOf = ({ req, var: { caller } }: CallContext): Range => {
  const query = readRequest(requestSchemas.stats, queryOf(req))
  checkOffset(query.timeZone, caller.offsetHours)
  const from = readUtcText(query.fromDate)
  const to = readUtcText(query.toDate)
  if (from === undefined || to === undefined || from > to)
    throw new Refusal(400, 'Bad request', 'fromDate is after toDate')
  // The end is cut to the second; the whole second counts.
  return { from, to: to + 999 }
}

/** Statistics, graphs and notifications. */
export const homeCalls = new Hono<ApiEnv>()

homeCalls.get('/api/v1/stats/info/', session, (context) => {
  const { core, caller } = context.var
  const form = core.options.statsForm === 'second' ? dashboardStatsAlt : dashboardStats
  return json(form(core.world, caller.network, rangeOf(context), core.clock.now()))
})

homeCalls.get('/api/v1/stats/sums/', session, (context) => {
  const { core, caller } = context.var
  const stats = dashboardStats(core.world, caller.network, rangeOf(context), core.clock.now())
  const { usersCharged, energy, cost, income, coin, envIndicator } = stats
  return json({ usersCharged, energy, cost, income, coin, envIndicator })
})

const graphsOf = (
  { var: { core, caller } }: CallContext,
  query: { days: string; stationId?: string | undefined; userId?: string | undefined; timeDiff: string },
): Response => {
  checkOffset(query.timeDiff, caller.offsetHours)
  return json(
    analyticsSeries(
      core.world,
      {
        network: caller.network,
        days: Number(query.days),
        offsetHours: caller.offsetHours,
        stationPk: optionalKey(query.stationId),
        personPk: optionalKey(query.userId),
      },
      core.clock.now(),
    ),
  )
}

homeCalls.get('/api/v1/stations/dashboard/graphs/', session, (context) =>
  graphsOf(context, readRequest(requestSchemas.graphs, queryOf(context.req))),
)

/** The same of the periods that the usage page offers, and no other. */
homeCalls.get('/api/v1/stations/usage/graphs/', session, (context) =>
  graphsOf(context, readRequest(requestSchemas.usage, queryOf(context.req))),
)

homeCalls.get('/api/v1/notification/chargeBox/', session, ({ req, var: { core, caller } }) => {
  const query = readRequest(requestSchemas.notifications, queryOf(req))
  const personPk = optionalKey(query.userPk)
  const list = listEvents(core.world, {
    network: caller.network,
    ...(query.chargeBoxIds === undefined ? {} : { chargeBoxIds: query.chargeBoxIds.split(',') }),
    ...(personPk === undefined ? {} : { personPk }),
    limit: Number(query.limit),
    offset: 0,
  })
  return json({ error: null, notificationList: list })
})

homeCalls.get('/api/v1/notification/list/', session, ({ req, var: { core, caller } }) => {
  const query = readRequest(requestSchemas.notificationList, queryOf(req))
  const size = Number(query.size)
  const events = {
    network: caller.network,
    ...(query.searchInput === undefined ? {} : { search: query.searchInput }),
    limit: size,
    offset: (Number(query.page) - 1) * size,
  }
  const count = countEvents(core.world, events)
  return json({ error: null, notificationList: listEvents(core.world, events), count })
})
