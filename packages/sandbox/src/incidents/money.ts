import type { RechargeRow, StationRow } from '../store/rows.ts'
import type { Random } from '../world/random.ts'
import { isNameless, isPaid } from '../world/settlement.ts'
import { HOUR_MS, type Incident, MINUTE_MS } from './truth.ts'

const round = (value: number): number => Math.round(value * 100) / 100

/** So many of each are planted in a network of 200 stations. */
const EACH_AT_200 = 4

/** What a network has anyway; `noteMoney` tells it, with what came about by itself. */
const ORDINARY: readonly Partial<RechargeRow>[] = [
  { energyWh: 40 },
  { paymentStatus: 'rejected', paidAt: null, paidError: null, nfeStatus: null },
  { paymentStatus: 'partial_refund' },
  { nfeStatus: 'rejeitado' },
]

/**
 * Plants what is wrong with money among recharges that went well: two that overlap, more energy than there can be, a
 * tariff typed ten times too high, an idle fee that should not be, a card that is in two cities at once, one recharge that was
 * paid twice; and what a network
 * has anyway: charged for nothing, not paid, a refund that never came, an invoice that was rejected.
 * @returns what was planted, and the recharges that came on top
 */
export const plantMoney = (
  good: readonly RechargeRow[],
  stations: ReadonlyMap<number, StationRow>,
  newKey: () => number,
  random: Random,
): { incidents: Incident[]; more: RechargeRow[] } => {
  const incidents: Incident[] = []
  const more: RechargeRow[] = []
  const left = good.filter((row) => row.income > 0 && row.paymentType !== null && isPaid(row))
  const take = (): RechargeRow | undefined =>
    left.length === 0 ? undefined : left.splice(random.int(0, left.length - 1), 1)[0]
  const note = (kind: Incident['kind'], rows: readonly RechargeRow[]) =>
    incidents.push({
      kind,
      stations: [...new Set(rows.map(({ stationPk }) => stations.get(stationPk)?.chargeBoxId ?? ''))],
      recharges: rows.map(({ pk }) => pk),
    })
  const count = Math.max(1, Math.round((EACH_AT_200 * stations.size) / 200))
  for (let made = 0; made < count; made++) {
    const twice = take()
    if (twice) {
      const again = { ...twice, pk: newKey() }
      more.push(again)
      note('overlap', [twice, again])
    }
    const huge = take()
    if (huge) {
      const energyWh = 6_820_000
      const income = round((huge.income * energyWh) / Math.max(1, huge.energyWh))
      Object.assign(huge, { energyWh, income, stoppedAt: huge.startedAt + 20 * MINUTE_MS })
      note('tooMuchEnergy', [huge])
    }
    const dear = take()
    if (dear) {
      dear.income = round(dear.income * 10)
      note('tariffTenfold', [dear])
    }
    const idle = take()
    if (idle) {
      Object.assign(idle, { idleSeconds: 240, idleIncome: 18.4, idleStatus: 'approved' })
      note('wrongIdleFee', [idle])
    }
    for (const change of ORDINARY) Object.assign(take() ?? {}, change)
  }
  const stolen = take()
  const far = left.filter(({ stationPk, startedAt }) => {
    const isNear = Math.abs(startedAt - (stolen?.startedAt ?? 0)) < 12 * HOUR_MS
    return isNear && stationPk !== stolen?.stationPk
  })
  if (stolen && far.length > 0) {
    const own = far.slice(0, 3)
    for (const one of own) one.personPk = stolen.personPk
    note('stolenCard', [stolen, ...own])
  }
  const byCard = left.filter(({ pk, paymentType }) => paymentType?.startsWith('PAGBANK') && !isNameless(pk))
  for (const twice of byCard.slice(0, count)) {
    Object.assign(twice, { paymentStatus: 'approved', paidAgainAt: (twice.paidAt ?? twice.startedAt) + 9000 })
    note('paidTwice', [twice])
  }
  return { incidents, more }
}

const REJECTED: ReadonlySet<string | null> = new Set([
  'rejeitado',
  'erro_autorizacao',
  'permissao_negada',
  'erro_cancelamento',
  'error_cs',
  'error_disabled_or_not_configured',
])
const GIVEN_BACK: ReadonlySet<string | null> = new Set(['refunded', 'charged_back', 'partial_refund'])

/** Up to this nothing was given, Wh. */
export const NOTHING_WH = 100

const NOTED: Readonly<Partial<Record<Incident['kind'], (row: RechargeRow) => boolean>>> = {
  chargedForNothing: (row) => row.energyWh <= NOTHING_WH && !GIVEN_BACK.has(row.paymentStatus),
  unpaid: (row) => row.paymentType !== null && !isPaid(row) && !GIVEN_BACK.has(row.paymentStatus),
  refundOpen: (row) => row.paymentStatus === 'partial_refund',
  invoiceRejected: (row) => REJECTED.has(row.nfeStatus),
}

/** What is wrong with money that stands in the rows themselves, planted or not: of each kind all recharges. */
export const noteMoney = (rows: readonly RechargeRow[]): Incident[] =>
  Object.entries(NOTED).map(([kind, isWrong]) => ({
    kind: kind as Incident['kind'],
    stations: [],
    recharges: rows.filter((row) => row.income > 0 && isWrong(row)).map(({ pk }) => pk),
  }))
