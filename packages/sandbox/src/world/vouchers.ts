import type { EpochMs } from '../clock/clock.ts'
import type { AccountRow, PersonRow, RechargeRow, StationRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import type { VoucherRow, VoucherUseRow, VoucherUserRow } from '../store/voucherRows.ts'
import { NETWORK_FACTS, type NetworkId } from './networks.ts'
import type { Random } from './random.ts'
import type { Keys } from './stations.ts'
import { CAMPAIGNS, PLANS, type VoucherPlan } from './voucherPlans.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** What an amount in reais is in the money of a network. */
const MONEY: Readonly<Record<NetworkId, number>> = { BR: 1, CO: 500, EC: 0.2, UY: 8 }
/** Vouchers of the home network by its stations: a large one has more than a list reads whole. */
const countFor = (stations: number): number => (stations >= 10_000 ? 1200 : stations >= 1000 ? 120 : 34)

/** What vouchers are made from. */
export interface VoucherGround {
  readonly accounts: readonly AccountRow[]
  readonly stations: readonly StationRow[]
  readonly drivers: readonly PersonRow[]
  readonly recharges: readonly RechargeRow[]
  /** As stored. */
  readonly now: EpochMs
}

/** The plans of a network: those written by hand, then campaigns of years gone by, each under a code of its own. */
function plansOf(network: NetworkId, stations: number, random: Random): readonly VoucherPlan[] {
  const count = network === 'BR' ? countFor(stations) : PLANS.length
  const campaigns = Array.from({ length: Math.max(0, count - PLANS.length) }, (_, index): VoucherPlan => {
    const [word, title, kind, value] = CAMPAIGNS[index % CAMPAIGNS.length] ?? CAMPAIGNS[0]
    const round = Math.floor(index / CAMPAIGNS.length)
    const from = -40 - round * 9 - random.int(0, 300)
    return {
      code: round === 0 ? word : `${word}${round + 1}`,
      title: round === 0 ? title : `${title}, edição ${round + 1}`,
      description: 'Campanha encerrada',
      kind,
      value,
      units: random.int(2, 40) * 5,
      from,
      to: Math.min(-2, from + random.int(7, 60)),
      uses: round === 0 ? random.int(0, 9) : 0,
    }
  })
  return [...PLANS, ...campaigns]
}

/** The recharges that vouchers paid for, newest first; each belongs to one voucher. */
const payable = (recharges: readonly RechargeRow[]): RechargeRow[] =>
  recharges
    .filter(({ paymentType, stoppedAt }) => paymentType === 'VOUCHER' && stoppedAt !== null)
    .toReversed()

interface Built {
  readonly voucher: VoucherRow
  readonly users: readonly VoucherUserRow[]
  readonly uses: readonly VoucherUseRow[]
}

/** What each recharge took of a voucher, oldest first, and who has used up what they had. */
function useUp(voucher: VoucherRow, taken: readonly RechargeRow[]) {
  const left = new Map<number, number>()
  const done = new Set<number>()
  const uses = taken.toReversed().map((recharge): VoucherUseRow => {
    const { pk: rechargePk, personPk } = recharge
    const place = { rechargePk, voucherPk: voucher.pk }
    if (voucher.kind === 'PERCENT_RECHARGE') {
      const count = (left.get(personPk) ?? voucher.usesPerUser) - 1
      left.set(personPk, count)
      if (count <= 0) done.add(personPk)
      return { ...place, used: voucher.value, balance: null }
    }
    const before = left.get(personPk) ?? voucher.value
    const wanted = voucher.kind === 'MONEY_RECHARGE' ? recharge.income : recharge.energyWh / 1000
    const used = Math.round(Math.min(before, wanted) * 100) / 100
    const balance = Math.round((before - used) * 100) / 100
    left.set(personPk, balance)
    if (balance === 0) done.add(personPk)
    return { ...place, used, balance }
  })
  return { uses, done, people: [...left.keys()] }
}

/** Takes recharges of a time out of the pool, so many that so many people used it. */
function takeFor(pool: RechargeRow[], wanted: number, from: number, to: number): RechargeRow[] {
  const people = new Set<number>()
  const taken: RechargeRow[] = []
  for (const recharge of pool) {
    if (recharge.startedAt < from || recharge.startedAt > to) continue
    if (people.size >= wanted && !people.has(recharge.personPk)) continue
    people.add(recharge.personPk)
    taken.push(recharge)
  }
  for (const recharge of taken) pool.splice(pool.indexOf(recharge), 1)
  return taken
}

/** From when to when a plan holds, by the local day. */
function spanOf(network: NetworkId, { from, to }: VoucherPlan, now: EpochMs) {
  const shift = NETWORK_FACTS[network].utcOffset * HOUR_MS
  const today = Math.floor((now + shift) / DAY_MS) * DAY_MS - shift
  return { startsAt: today + from * DAY_MS, endsAt: today + (to + 1) * DAY_MS - 1000 }
}

/** Which recharges each plan paid for: short ones choose first, or the long ones would leave them none. */
function shareOut(network: NetworkId, plans: readonly VoucherPlan[], { recharges, now }: VoucherGround) {
  const pool = payable(recharges)
  const length = ({ from, to }: VoucherPlan) => to - from
  return new Map(
    plans
      .toSorted((a, b) => length(a) - length(b))
      .map((plan) => {
        const { startsAt, endsAt } = spanOf(network, plan, now)
        return [plan, takeFor(pool, Math.min(plan.uses ?? 0, plan.units), startsAt, Math.min(endsAt, now))]
      }),
  )
}

function build(
  network: NetworkId,
  plan: VoucherPlan,
  { accounts, stations, drivers, now }: VoucherGround,
  taken: readonly RechargeRow[],
  keys: Keys,
  random: Random,
): Built {
  const places = stations.filter(({ origin, active }) => origin === 'MOVE' && active === 1)
  const voucher: VoucherRow = {
    pk: keys.voucher++,
    network,
    accountPk: accounts[0]?.pk ?? 0,
    code: plan.code,
    title: plan.title,
    description: plan.description,
    kind: plan.kind,
    value: plan.kind === 'MONEY_RECHARGE' ? plan.value * MONEY[network] : plan.value,
    units: plan.units,
    used: 0,
    ...spanOf(network, plan, now),
    active: plan.isOff === true ? 0 : 1,
    createdBy: plan.by ?? null,
    chargers:
      plan.chargers === undefined ? null : JSON.stringify(places.slice(0, plan.chargers).map(({ pk }) => pk)),
    usesPerUser: plan.usesPerUser ?? 1,
    expireType: plan.usesPerUser === undefined ? 'EXPIRATION_DATE' : 'USES_PER_USER',
  }
  const { uses, done, people } = useUp(voucher, taken)
  voucher.used = people.length
  // All of them gone: as many as were used.
  if (plan.isUsedUp === true) {
    voucher.used = Math.max(1, people.length)
    voucher.units = voucher.used
  }
  const source = plan.guests === undefined ? 'ACTIVATION' : 'GUEST'
  const used = people.map(
    (personPk): VoucherUserRow => ({
      voucherPk: voucher.pk,
      personPk,
      source,
      status: done.has(personPk) ? 'USED' : 'NOT_USED',
    }),
  )
  const known = new Set(people)
  const others = Math.max(0, Math.min(plan.guests ?? plan.waiting ?? 0, voucher.units) - people.length)
  const waiting: VoucherUserRow[] = []
  while (waiting.length < others && known.size < drivers.length) {
    const { pk: personPk } = random.pick(drivers)
    if (known.has(personPk)) continue
    known.add(personPk)
    const status = waiting.length === 0 && plan.hasHeld === true ? 'SUSPEND' : 'NOT_USED'
    waiting.push({ voucherPk: voucher.pk, personPk, source, status })
  }
  return { voucher, users: [...used, ...waiting], uses }
}

/** The vouchers of a network, with whoever has them and what they paid for. */
export function insertVouchers(
  store: Store,
  network: NetworkId,
  ground: VoucherGround,
  keys: Keys,
  random: Random,
): void {
  const own = random.fork('vouchers')
  const plans = plansOf(network, ground.stations.length, own)
  const taken = shareOut(network, plans, ground)
  const built = plans.map((plan) => build(network, plan, ground, taken.get(plan) ?? [], keys, own))
  store.insertAll(
    'voucher',
    built.map(({ voucher }) => voucher),
  )
  store.insertAll(
    'voucherUser',
    built.flatMap(({ users }) => users),
  )
  store.insertAll(
    'voucherUse',
    built.flatMap(({ uses }) => uses),
  )
}
