import { type EpochMs, wireInstant } from '../time/index.ts'
import {
  type Block,
  keyNumber,
  keyNumberOf,
  loose,
  looseBoolean,
  looseKeyNumber,
  looseNumber,
  looseText,
  ownField,
  type Read,
  readBlock,
  readRows,
  readRowsBy,
  row,
  textOf,
  z,
} from '../wire/index.ts'

/** What a voucher gives (VCH-031): a part of the price, money, or energy. */
export const VOUCHER_KINDS = ['PERCENT_RECHARGE', 'MONEY_RECHARGE', 'KWH_RECHARGE'] as const
export type VoucherKind = (typeof VOUCHER_KINDS)[number]

/** The states of a voucher (VCH-038), as the filter names them. */
export const VOUCHER_STATUSES = ['NOT_STARTED', 'ACTIVE', 'EXPIRED', 'INACTIVE', 'USED'] as const
export type VoucherStatus = (typeof VOUCHER_STATUSES)[number]

/** What ends a voucher for a driver (VCH-033): its date, or a number of uses. */
export const EXPIRE_TYPES = ['EXPIRATION_DATE', 'USES_PER_USER'] as const
export type ExpireType = (typeof EXPIRE_TYPES)[number]

/** How somebody came to a voucher (VCH-032): by typing its code, or invited. */
const USER_SOURCES = ['ACTIVATION', 'GUEST'] as const
/** What somebody has done with it (VCH-040). */
export const VOUCHER_USER_STATUSES = ['NOT_USED', 'SUSPEND', 'USED'] as const

/** Somebody who has a voucher (VCH-032). Words that nobody knows stay as they came. */
export interface VoucherUser {
  readonly userPk: number
  /** `ACTIVATION` or `GUEST`. */
  readonly source: string | undefined
  readonly status: string | undefined
}

/** A voucher (VCH-029, VCH-030). Words that nobody knows stay as they came. */
export interface Voucher {
  /** The wire's voucher_pk. */
  readonly pk: number
  /** As it came; shown in upper case (VCH-007). */
  readonly code: string | undefined
  readonly title: string | undefined
  readonly description: string | undefined
  /** A `VoucherKind`. */
  readonly kind: string | undefined
  /** Percent, currency units or kWh, by its kind. */
  readonly kindValue: number | undefined
  /** How many there are in all (VCH-013). */
  readonly units: number | undefined
  readonly usedTotal: number | undefined
  readonly notUsedTotal: number | undefined
  /** The text of the wire: an untouched date is sent back as it came. */
  readonly startText: string | undefined
  readonly expireText: string | undefined
  readonly start: EpochMs | undefined
  readonly expire: EpochMs | undefined
  /** A `VoucherStatus`. Being inactive and not being active are two things (VCH-039). */
  readonly status: string | undefined
  readonly isActive: boolean | undefined
  readonly createdBy: string | undefined
  readonly tenantPk: number | undefined
  /** Undefined: every charger. */
  readonly chargeBoxPks: readonly number[] | undefined
  readonly userPks: readonly number[]
  readonly users: readonly VoucherUser[]
  /** Chargers and people of it that could not be read: what it would send back lacks them. */
  readonly unreadParts: number
  readonly usesPerUser: number | undefined
  /** An `ExpireType`. */
  readonly expireType: string | undefined
}

const WORDS: ReadonlyMap<string, string> = new Map(
  [...VOUCHER_KINDS, ...VOUCHER_STATUSES, ...EXPIRE_TYPES, ...USER_SOURCES, ...VOUCHER_USER_STATUSES].map(
    (word) => [word.replaceAll('_', ''), word],
  ),
)

/** A word of the wire: a known one without regard to case, '_' and '-', any other as it came. */
const knownWord = loose((wire) => {
  const text = textOf(wire)
  return text && (WORDS.get(text.toUpperCase().replace(/[_-]/g, '')) ?? text)
})
const looseKeys = loose((list) => readRowsBy(keyNumberOf, list))
const userWire = row<VoucherUser>({
  userPk: ['user_pk', keyNumber],
  source: ['source', knownWord],
  status: ['status', knownWord],
})
const looseUsers = loose((list) => readRows(userWire, list))

/** Whoever the reply names by key alone is invited too: left out of the guests, the next save would drop them. */
function withBareGuests(users: readonly VoucherUser[], userPks: readonly number[]): readonly VoucherUser[] {
  const named = new Set(users.map(({ userPk }) => userPk))
  const bare = userPks.filter((pk) => !named.has(pk))
  return bare.length === 0
    ? users
    : [...users, ...bare.map((userPk) => ({ userPk, source: 'GUEST', status: undefined }))]
}

/** The lists of a voucher, of which some may be unreadable. */
interface VoucherLists {
  readonly chargers: Read<readonly number[]>
  readonly keys: Read<readonly number[]>
  readonly people: Read<readonly VoucherUser[]>
}
type VoucherFields = Omit<Voucher, 'chargeBoxPks' | 'userPks' | 'users' | 'unreadParts'>

const voucherWire = z.pipe(
  row<VoucherFields & VoucherLists>({
    pk: ['voucher_pk', keyNumber],
    code: ['code', looseText],
    title: ['title', looseText],
    description: ['description', looseText],
    kind: ['kind', knownWord],
    kindValue: ['kind_value', looseNumber],
    units: ['units', looseKeyNumber],
    usedTotal: ['used_total', looseKeyNumber],
    notUsedTotal: ['not_used_total', looseKeyNumber],
    startText: ['start', looseText],
    expireText: ['expire', looseText],
    start: ['start', wireInstant],
    expire: ['expire', wireInstant],
    status: ['status', knownWord],
    isActive: ['active', looseBoolean],
    createdBy: ['created_user_name', looseText],
    tenantPk: ['tenant_pk', looseKeyNumber],
    chargers: ['charge_box_pks', looseKeys],
    keys: ['user_pks', looseKeys],
    people: ['voucher_users_pks_with_voucher_status', looseUsers],
    usesPerUser: ['uses_per_user', looseKeyNumber],
    expireType: ['expire_type', knownWord],
  }),
  z.transform(
    ({ chargers, keys, people, ...fields }): Voucher => ({
      ...fields,
      // An empty list restricts nothing either; one that cannot be read does.
      chargeBoxPks: chargers.data.length + chargers.unread > 0 ? chargers.data : undefined,
      userPks: keys.data,
      users: withBareGuests(people.data, keys.data),
      unreadParts: people.unread + chargers.unread + keys.unread,
    }),
  ),
)

/** Reads a `VoucherListReply` or a bare list (VCH-035); undefined when it is neither. */
export function readVouchers(body: unknown): Read<Block<Voucher>> | undefined {
  const read = readBlock(voucherWire, body, 'results', ({ pk }) => pk)
  return read && { ...read, unread: read.unread + unreadPartsOf(read.data.rows) }
}

/** Reads a voucher: bare, or in the envelope of other calls (VCH-079); undefined when it is none. */
export function readVoucher(body: unknown): Read<Voucher> | undefined {
  const voucher = voucherWire.safeParse(ownField(body, 'data') ?? body).data
  return voucher && { data: voucher, unread: unreadPartsOf([voucher]) }
}

const unreadPartsOf = (vouchers: readonly Voucher[]): number =>
  vouchers.reduce((sum, { unreadParts }) => sum + unreadParts, 0)

/** Whether a word of the wire is a kind that this product knows. */
export const isVoucherKind = (kind: string | undefined): kind is VoucherKind =>
  VOUCHER_KINDS.some((known) => known === kind)

/** Whether a word of the wire is a status that this product knows. */
export const isVoucherStatus = (status: string | undefined): status is VoucherStatus =>
  VOUCHER_STATUSES.some((known) => known === status)

/** The invited: the only ones whose keys are sent back (VCH-034). */
export const guestsOf = ({ users }: Pick<Voucher, 'users'>): readonly VoucherUser[] =>
  users.filter(({ source }) => source === 'GUEST')

/** Everybody else who has it: they typed its code. A source that nobody knows is no invitation. */
export const activatedOf = ({ users }: Pick<Voucher, 'users'>): readonly VoucherUser[] =>
  users.filter(({ source }) => source !== 'GUEST')

/** Whether it is for its guests alone (VCH-042). */
export const isGuestVoucher = (voucher: Pick<Voucher, 'users'>): boolean => guestsOf(voucher).length > 0

/** Who has it, as its page lists them: its guests, or whoever typed its code (VCH-014, VCH-015). */
export const holdersOf = (voucher: Pick<Voucher, 'users'>): readonly VoucherUser[] =>
  isGuestVoucher(voucher) ? guestsOf(voucher) : activatedOf(voucher)

/** Whether what is typed may be a code: one word of four to thirty characters, not all digits, no e-mail. */
export const isCodeQuery = (query: string): boolean =>
  /^[\p{L}\p{N}_-]{4,30}$/u.test(query.trim()) && !/^\d+$/.test(query.trim())

/** The code as it is shown and compared (VCH-007, VCH-045). */
export const codeText = (code: string | undefined): string => (code ?? '').trim().toUpperCase()
