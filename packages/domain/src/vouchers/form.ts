import {
  choice,
  defineForm,
  type FormErrors,
  type Held,
  keys,
  number,
  type RecordBase,
  text,
} from '../forms/index.ts'
import {
  type EpochMs,
  parseLocalText,
  startOfDay,
  toDateOnly,
  toTimeOnly,
  type ZoneId,
} from '../time/index.ts'
import { activatedOf, codeText, EXPIRE_TYPES, isVoucherKind, type Voucher } from './voucher.ts'

/** Whether it is for every charger, or for some (VCH-065). */
export const CHARGER_SCOPES = ['all', 'some'] as const
export type ChargerScope = (typeof CHARGER_SCOPES)[number]

/** What the form of a voucher holds. */
export interface VoucherValues {
  /** In upper case as it is typed (VCH-045). */
  readonly code: string
  readonly title: string
  readonly description: string
  /** A `VoucherKind`, a loaded word that nobody knows, or '' while none is chosen. */
  readonly kind: string
  /** Percent, currency units or kWh, by its kind. */
  readonly kindValue: number | undefined
  readonly units: number | undefined
  readonly start: EpochMs | undefined
  readonly expire: EpochMs | undefined
  readonly scope: ChargerScope
  readonly chargerPks: readonly number[]
  /** An `ExpireType`; chosen for percentages alone (VCH-066). */
  readonly expireType: string
  readonly usesPerUser: number | undefined
  /** The guests alone: who typed the code is never sent (VCH-034). */
  readonly guestPks: readonly number[]
  /** What somebody made of the switch; '' while nobody touched it (VCH-039). */
  readonly toggle: '' | 'on' | 'off'
}

/** A place of the form. */
export type VoucherPath = keyof VoucherValues
/** What can be wrong with a voucher; the words are in the catalogue of forms. */
export type VoucherWord =
  | 'required'
  | 'tooLong'
  | 'voucher.codeMissing'
  | 'voucher.codeTaken'
  | 'voucher.titleMissing'
  | 'voucher.descriptionMissing'
  | 'voucher.kindMissing'
  | 'voucher.valueMissing'
  | 'voucher.valueZero'
  | 'voucher.valueDecimals'
  | 'voucher.moneyMax'
  | 'voucher.kwhMax'
  | 'voucher.percentMax'
  | 'voucher.unitsMissing'
  | 'voucher.unitsZero'
  | 'voucher.unitsWhole'
  | 'voucher.unitsMax'
  | 'voucher.unitsRegistered'
  | 'voucher.unitsSelected'
  | 'voucher.startMissing'
  | 'voucher.expireMissing'
  | 'voucher.datesReversed'
  | 'voucher.chargerMissing'
  | 'voucher.usesMissing'
  | 'voucher.usesWhole'
/** What is wrong with a voucher, by place; empty when it may be sent. */
export type VoucherErrors = FormErrors<VoucherPath, VoucherWord>

/** What the form of a voucher started from. */
export interface VoucherBase extends RecordBase<VoucherValues> {
  /** As it was read; undefined until it exists. */
  readonly voucher: Voucher | undefined
}
/** The form of a voucher at work. */
export type HeldVoucher = Held<VoucherBase>

/** The form of a voucher; what couples its fields is checked by `checkVoucher`. */
export const VOUCHER_FORM = defineForm<VoucherValues, VoucherPath, VoucherWord>()({
  code: text({ limit: 30, required: true, missing: 'voucher.codeMissing', sent: codeText }),
  title: text({ limit: 50, required: true, missing: 'voucher.titleMissing' }),
  description: text({ limit: 100, required: true, missing: 'voucher.descriptionMissing' }),
  kind: choice<string, 'voucher.kindMissing'>({ empty: '', required: true, missing: 'voucher.kindMissing' }),
  kindValue: number({ required: true, missing: 'voucher.valueMissing' }),
  units: number({ required: true, missing: 'voucher.unitsMissing' }),
  start: number({ required: true, missing: 'voucher.startMissing' }),
  expire: number({ required: true, missing: 'voucher.expireMissing' }),
  scope: choice<ChargerScope>({ empty: 'all', of: CHARGER_SCOPES }),
  chargerPks: keys(),
  expireType: choice<string>({ empty: EXPIRE_TYPES[0] }),
  usesPerUser: number({ empty: 1 }),
  guestPks: keys(),
  toggle: choice<VoucherValues['toggle']>({ empty: '', of: ['', 'on', 'off'] }),
})

/**
 * The keys of the guests: who was invited, and who is listed without having typed the code. A list that came without its
 * entries is a list of guests all the same: sent as nobody, it would open the voucher to whoever has the code.
 */
export function guestKeysOf(voucher: Pick<Voucher, 'users' | 'userPks'>): readonly number[] {
  const typed = new Set(activatedOf(voucher).map(({ userPk }) => userPk))
  const invited = voucher.users.map(({ userPk }) => userPk).filter((pk) => !typed.has(pk))
  return [...new Set([...invited, ...voucher.userPks.filter((pk) => !typed.has(pk))])]
}

/** The form of a loaded voucher. */
export const voucherForm = (voucher: Voucher): VoucherBase => ({
  voucher,
  values: {
    code: codeText(voucher.code),
    title: voucher.title ?? '',
    description: voucher.description ?? '',
    kind: voucher.kind ?? '',
    kindValue: voucher.kindValue,
    units: voucher.units,
    start: voucher.start,
    expire: voucher.expire,
    scope: voucher.chargeBoxPks === undefined ? 'all' : 'some',
    chargerPks: voucher.chargeBoxPks ?? [],
    expireType: voucher.expireType ?? EXPIRE_TYPES[0],
    usesPerUser: voucher.usesPerUser ?? 1,
    guestPks: guestKeysOf(voucher),
    toggle: '',
  },
})

/** The form of a new voucher: from this day on, for every charger, until its date. */
export const newVoucher = (now: EpochMs, zone: ZoneId): VoucherBase => ({
  voucher: undefined,
  values: {
    code: '',
    title: '',
    description: '',
    kind: '',
    kindValue: undefined,
    units: undefined,
    start: startOfDay(now, zone),
    expire: undefined,
    scope: 'all',
    chargerPks: [],
    expireType: EXPIRE_TYPES[0],
    usesPerUser: 1,
    guestPks: [],
    toggle: '',
  },
})

/**
 * The form of a new voucher like another one: nobody is invited, and where its days are over they are moved on by whole
 * years, to the next that are still to come.
 */
export function copiedVoucher(voucher: Voucher, now: EpochMs, zone: ZoneId): VoucherBase {
  const { values } = voucherForm(voucher)
  const years = yearsUntil(values.expire, now, zone)
  return {
    voucher: undefined,
    values: {
      ...values,
      kind: isVoucherKind(values.kind) ? values.kind : '',
      start: yearsOn(values.start, years, zone),
      expire: yearsOn(values.expire, years, zone),
      guestPks: [],
    },
  }
}

/** How many whole years later a moment is still to come: 0 for one that is. */
function yearsUntil(at: EpochMs | undefined, now: EpochMs, zone: ZoneId): number {
  if (at === undefined || at > now) return 0
  const years = yearOf(now, zone) - yearOf(at, zone)
  return (yearsOn(at, years, zone) ?? at) > now ? years : years + 1
}

const yearOf = (at: EpochMs, zone: ZoneId): number => Number(toDateOnly(at, zone).slice(0, 4))

/** The same day and time of a later year; 29 February becomes the 28th. */
function yearsOn(at: EpochMs | undefined, years: number, zone: ZoneId): EpochMs | undefined {
  if (at === undefined || years === 0) return at
  const [, month, day] = toDateOnly(at, zone).split('-')
  const on = (dayOfMonth: string | undefined) =>
    parseLocalText(`${dayOfMonth}/${month}/${yearOf(at, zone) + years} ${toTimeOnly(at, zone)}`, zone)
  return on(day) ?? on('28')
}

/** The form with another kind: its value and how it ends start anew (VCH-043, VCH-044). */
export const withKind = (values: VoucherValues, kind: string): VoucherValues =>
  values.kind === kind
    ? values
    : { ...values, kind, kindValue: undefined, expireType: EXPIRE_TYPES[0], usesPerUser: 1 }

/** The form with another way to end; by date it is one use each (VCH-066). */
export const withExpireType = (values: VoucherValues, expireType: string): VoucherValues => ({
  ...values,
  expireType,
  usesPerUser: expireType === 'USES_PER_USER' ? values.usesPerUser : 1,
})
