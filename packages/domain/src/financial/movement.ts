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
  /** Tells movements apart: the same number may stand under two types. */
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

/** The key of a movement: its type and its number. */
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
      key: movementKey(wire.target, wire.pk),
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

/**
 * Movements of which the same list holds another one under the same number: a recharge and its idle charge. A refund says
 * the number alone, so nobody knows which of them it would be of (decisions: Financial and refunds).
 */
export function sharedNumbers(rows: readonly Pick<Movement, 'key' | 'pk'>[]): ReadonlySet<number> {
  const keys = new Map<number, string>()
  const shared = new Set<number>()
  for (const { key, pk } of rows) {
    const known = keys.get(pk)
    if (known === undefined) keys.set(pk, key)
    else if (known !== key) shared.add(pk)
  }
  return shared
}
