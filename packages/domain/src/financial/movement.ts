import { toHundredths } from '../money/index.ts'
import { type EpochMs, wireInstant } from '../time/index.ts'
import {
  type Block,
  firstOf,
  keyNumber,
  keyText,
  loose,
  looseKeyNumber,
  looseText,
  ownField,
  type Read,
  readBlock,
  row,
  safeExternalUrl,
  textOf,
  z,
} from '../wire/index.ts'

/** What a movement is of: a recharge, a deposit into a wallet, or standing at the connector afterwards (FIN-013 to FIN-015). */
export const TARGETS = ['TRANSACTION', 'USER', 'IDLE'] as const
/**
 * A financial movement (FIN-016, FIN-017). Amounts are integer hundredths of its coin. Names are personal data of whoever
 * paid. Ready-made texts are in pt-BR: shown as they come, never parsed, never summed.
 */
export interface Movement {
  /** Tells movements apart: the same number may stand under two types, and be paid twice. */
  readonly key: string
  readonly pk: number
  /** One of `TARGETS`, in capitals; an unknown word of the wire stays as it is. */
  readonly target: string
  readonly personName: string | undefined
  readonly idTag: string | undefined
  /** As the server spells it; `movementStates` says what it means. */
  readonly status: string | undefined
  /** As the server spells it; its kind is `paymentKindOf`. */
  readonly paymentType: string | undefined
  /** With its prefix: what is shown lacks it (`shownCode`). */
  readonly externalId: string | undefined
  /** undefined where it, or what was refunded of it, is there but cannot be read: nothing is computed from half of it. */
  readonly amount: number | undefined
  readonly refunded: number
  readonly createdAt: EpochMs | undefined
  readonly paidAt: EpochMs | undefined
  readonly stoppedAt: EpochMs | undefined
  readonly accountName: string | undefined
  readonly stationName: string | undefined
  readonly nfeStatus: string | undefined
  /** http and https alone. */
  readonly nfeUrls: readonly string[]
  readonly energyText: string | undefined
  readonly taxText: string | undefined
  readonly voucherText: string | undefined
  readonly perRechargeText: string | undefined
  /** The wire's own coin; undefined: the tenant's. */
  readonly coin: string | undefined
  readonly voucherUnitPk: number | undefined
}

/** Type and number: what a refund of it is locked by, as the call says no more. Two payments of one recharge share it. */
export const movementKey = (target: string, pk: number): string => `${target}:${pk}`

const urlsOf = (wire: unknown): readonly string[] => {
  if (!Array.isArray(wire)) return []
  return wire.map((url: unknown) => safeExternalUrl(url, { allowHttp: true })).filter((url) => url !== null)
}

/** What was refunded: nothing where the wire says nothing; undefined where it says what is no amount. */
const refundedOf = (wire: unknown): number | undefined => {
  const hundredths = wire === null || wire === undefined || wire === '' ? 0 : toHundredths(wire)
  return hundredths !== undefined && hundredths >= 0 ? hundredths : undefined
}

const movementWire = row<Omit<Movement, 'key' | 'refunded'> & { readonly refunded: number | undefined }>({
  pk: ['transactionPk', keyNumber],
  target: [
    'targetType',
    z.pipe(
      keyText,
      z.transform((word) => word.trim().toUpperCase()),
    ),
  ],
  personName: (wire) =>
    ['userFirstName', 'userLastName'].flatMap((name) => textOf(ownField(wire, name)) ?? []).join(' ') ||
    undefined,
  idTag: ['idTag', looseText],
  status: ['paymentStatus', looseText],
  paymentType: ['paymentType', looseText],
  externalId: ['paymentExternalId', looseText],
  amount: ['paymentTransactionAmount', loose(toHundredths)],
  refunded: ['paymentTransactionAmountRefunded', loose(refundedOf)],
  createdAt: ['createdTimestamp', wireInstant],
  paidAt: ['paidTimestamp', wireInstant],
  stoppedAt: ['stopTimestamp', wireInstant],
  accountName: firstOf(textOf, 'tenantName', 'tenantAlias'),
  stationName: ['chargeBoxDescription', looseText],
  nfeStatus: ['nfeStatus', looseText],
  nfeUrls: ['nfeUrls', loose(urlsOf)],
  energyText: ['energyCostHumanReadable', looseText],
  taxText: ['taxIncomeHumanReadable', looseText],
  voucherText: ['moneyVoucherHumanReadable', looseText],
  perRechargeText: ['moneyPerTransactionIncomeHumanReadable', looseText],
  coin: ['moneyCoin', looseText],
  voucherUnitPk: ['voucherUnitPk', looseKeyNumber],
})

const movementSchema = z.pipe(
  movementWire,
  z.transform(
    ({ refunded, ...wire }): Movement => ({
      ...wire,
      key: [movementKey(wire.target, wire.pk), wire.externalId]
        .filter((part) => part !== undefined)
        .join(':'),
      amount: refunded === undefined ? undefined : wire.amount,
      refunded: refunded ?? 0,
    }),
  ),
)

/** Reads a `FinancialPage` (FIN-029) or a bare list; undefined when it is neither. */
export function readMovements(body: unknown): Read<Block<Movement>> | undefined {
  return readBlock(movementSchema, body, 'content', ({ key }) => key)
}

/** What is left of a movement: what was paid, less what was refunded; never below 0. Undefined without an amount. */
export const available = ({ amount, refunded }: Pick<Movement, 'amount' | 'refunded'>): number | undefined =>
  amount === undefined ? undefined : Math.max(0, amount - refunded)

type Named = Pick<Movement, 'target' | 'pk' | 'externalId'>

/** Whether both are payments of one thing: a payment that got its external id meanwhile is no second one. */
export const isOtherPayment = (one: Named, other: Named): boolean =>
  one.pk === other.pk &&
  one.target === other.target &&
  one.externalId !== undefined &&
  other.externalId !== undefined &&
  one.externalId !== other.externalId

/**
 * Numbers under which several movements stand: a recharge and its idle charge, or two payments of one recharge. A refund says
 * the number alone, so nobody knows which of them it would be of (decisions: Financial and refunds).
 */
export function sharedNumbers(rows: readonly Named[]): ReadonlySet<number> {
  const known = new Map<number, Named>()
  const shared = new Set<number>()
  for (const row of rows) {
    const first = known.get(row.pk)
    if (first && (first.target !== row.target || isOtherPayment(first, row))) shared.add(row.pk)
    // One that has an external id tells more.
    if (first?.externalId === undefined) known.set(row.pk, row)
  }
  return shared
}

/** A movement among rows that were read later: by its key, else the only one of its type and number. */
export function movementIn<Row extends Pick<Movement, 'key' | 'pk' | 'target'>>(
  rows: readonly Row[],
  { key, pk, target }: Pick<Movement, 'pk' | 'target'> & { readonly key?: string },
): Row | undefined {
  const own = rows.filter((row) => row.pk === pk && row.target === target)
  return own.find((row) => row.key === key) ?? (own.length === 1 ? own[0] : undefined)
}
