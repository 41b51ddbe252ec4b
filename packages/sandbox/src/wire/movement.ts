import type { World } from '../network/world.ts'
import type { MovementRow } from '../queries/movements.ts'
import { NETWORK_FACTS, type NetworkId } from '../world/networks.ts'
import { isNameless } from '../world/settlement.ts'
import { isoText } from './times.ts'

const moneyText = (cents: number, currency: string): string =>
  `${currency === 'BRL' ? 'R$' : currency} ${(cents / 100).toFixed(2).replace('.', ',')}`

const hex = (seed: number, digits: number): string => seed.toString(16).padStart(digits, '0').slice(-digits)

/** The id that the provider knows a payment by; null: none was told. */
export const externalIdOf = ({
  seed,
  again,
  paymentType,
  status,
}: Pick<MovementRow, 'seed' | 'again' | 'paymentType' | 'status'>): string | null => {
  if (status === null || isNameless(seed)) return null
  switch (paymentType) {
    case 'WALLET':
      return `WREF_${hex(seed, 8)}`
    case 'MANUAL_DASHBOARD':
      return seed % 3 === 0 ? null : `RECIBO_${seed}`
    case 'VOUCHER':
      return null
    default:
      return `${paymentType.startsWith('PAGBANK') ? 'CHAR' : 'PAY'}_${hex(seed, 8)}-0000-4000-${again === 1 ? 'a' : '8'}000-${hex(seed * 7, 12)}`
  }
}

/** Mostly the network's own; some name none, and a few were paid in another one. */
const coinOf = (seed: number, own: string): string | null => {
  if (seed % 13 === 6) return null
  return seed % 89 === 7 ? (own === 'USD' ? 'BRL' : 'USD') : own
}

const urlsOf = ({ seed, nfeStatus }: MovementRow): string[] | null => {
  if (nfeStatus !== 'autorizado') return null
  const pdf = `https://nf.example.com/${seed}.pdf`
  return seed % 5 === 0 ? [pdf, `https://nf.example.com/${seed}.xml`] : [pdf]
}

/** How the amount is made up. Deposits have no such parts. */
const partsOf = ({ target, cents, paymentType }: MovementRow, currency: string) => {
  const isRecharge = target === 'TRANSACTION' && cents !== null
  const tax = isRecharge ? Math.round(cents * 0.13) : 0
  const text = (part: number): string | null => (isRecharge ? moneyText(part, currency) : null)
  return {
    energyCostHumanReadable: text((cents ?? 0) - tax),
    taxIncomeHumanReadable: text(tax),
    moneyVoucherHumanReadable: isRecharge && paymentType === 'VOUCHER' ? moneyText(cents, currency) : null,
    moneyPerTransactionIncomeHumanReadable: text(0),
  }
}

/** A movement as the wire writes it. */
export const movementWire = (world: World, network: NetworkId, row: MovementRow) => {
  const { seed, cents, refunded } = row
  const coin = coinOf(seed, NETWORK_FACTS[network].currency)
  const currency = coin ?? NETWORK_FACTS[network].currency
  const time = (at: number | null): string | null => (at === null ? null : isoText(world.fromStored(at)))
  return {
    transactionPk: row.pk,
    targetType: row.target,
    userFirstName: row.firstName,
    userLastName: row.lastName,
    idTag: row.idTag,
    paymentStatus: row.status,
    paymentType: row.paymentType,
    paymentExternalId: externalIdOf(row),
    paymentTransactionAmount: cents === null ? null : cents / 100,
    paymentTransactionAmountRefunded: refunded / 100,
    paymentTransactionAmountHumanReadable: cents === null ? 'null' : moneyText(cents, currency),
    paymentTransactionAmountAvailableHumanReadable:
      cents === null ? 'null' : moneyText(Math.max(0, cents - refunded), currency),
    createdTimestamp: time(row.createdAt),
    paidTimestamp: time(row.paidAt),
    stopTimestamp: time(row.stoppedAt),
    tenantName: row.accountName,
    tenantAlias: row.accountName?.toLocaleLowerCase('pt-BR').replace(/\P{L}+/gu, '-') ?? null,
    chargeBoxDescription: row.stationName,
    nfeStatus: row.nfeStatus,
    nfeUrls: urlsOf(row),
    ...partsOf(row, currency),
    moneyCoin: coin,
    voucherUnitPk: row.paymentType === 'VOUCHER' ? 7000 + (seed % 900) : null,
  }
}
