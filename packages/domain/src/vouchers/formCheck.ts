import {
  checkForm,
  type FieldMessage,
  type FieldState,
  HIDDEN_FIELD,
  isSameValue,
  lockedField,
  OPEN_FIELD,
} from '../forms/index.ts'
import {
  type HeldVoucher,
  VOUCHER_FORM,
  type VoucherErrors,
  type VoucherPath,
  type VoucherWord,
} from './form.ts'
import { registeredUnits } from './formGuests.ts'

/** Why a field of a voucher cannot be edited. */
export type VoucherWhyNot = 'codeFixed' | 'kindFixed' | 'valueUsed'

const REQUIRED = { ...OPEN_FIELD, isRequired: true } as const

/** Whether somebody has used it, or is about to: then what it gives stands (VCH-020). */
export const isInUse = ({ base: { voucher } }: Pick<HeldVoucher, 'base'>): boolean =>
  voucher !== undefined &&
  ((voucher.usedTotal ?? 0) > 0 ||
    voucher.users.some(({ status }) => status === 'SUSPEND' || status === 'USED'))

/** What a field is for a voucher as it stands. What a voucher lacks can be given, though it is fixed otherwise. */
export function voucherPolicy(held: HeldVoucher): (path: string) => FieldState<VoucherWhyNot> {
  const { base, values } = held
  const isFixed = (path: 'code' | 'kind') => base.voucher !== undefined && base.values[path] !== ''
  return (path) => {
    switch (path) {
      case 'code':
        return isFixed('code') ? lockedField('codeFixed') : REQUIRED
      case 'kind':
        return isFixed('kind') ? lockedField('kindFixed') : REQUIRED
      case 'kindValue':
        return isInUse(held) && base.values.kindValue !== undefined ? lockedField('valueUsed') : REQUIRED
      case 'expireType':
        return values.kind === 'PERCENT_RECHARGE' ? OPEN_FIELD : HIDDEN_FIELD
      case 'usesPerUser':
        return values.kind === 'PERCENT_RECHARGE' && values.expireType === 'USES_PER_USER'
          ? REQUIRED
          : HIDDEN_FIELD
      default:
        return path === 'title' ||
          path === 'description' ||
          path === 'units' ||
          path === 'start' ||
          path === 'expire'
          ? REQUIRED
          : OPEN_FIELD
    }
  }
}

/** The most units that a voucher may have (VCH-064). */
export const UNITS_MAX = 1000
/** The highest value of a kWh and of a percent voucher (VCH-059, VCH-060). */
const KWH_MAX = 5000
const PERCENT_MAX = 100

/** What the rules of a voucher depend on besides its form. */
export interface VoucherRules {
  /** The highest value of a money voucher, in the tenant's currency (decisions: Vouchers). */
  readonly moneyMax: number
  /** An amount of the tenant's currency in words. */
  readonly money: (amount: number) => string
  /** The code stands on an active voucher (VCH-047, VCH-081). */
  readonly isCodeTaken: boolean
}

/** The highest value of a money voucher where the tenant says nothing (VCH-058). */
export const MONEY_MAX = 1000

type Problem = FieldMessage<VoucherWord>

const hasMoreDecimals = (value: number, decimals: number): boolean => {
  const scaled = value * 10 ** decimals
  return Math.abs(scaled - Math.round(scaled)) > 1e-6 * Math.max(1, Math.abs(scaled))
}

function valueProblem(kind: string, value: number, { moneyMax, money }: VoucherRules): Problem | undefined {
  if (value <= 0) return { key: 'voucher.valueZero' }
  if (hasMoreDecimals(value, 2)) return { key: 'voucher.valueDecimals' }
  if (kind === 'MONEY_RECHARGE' && value > moneyMax)
    return { key: 'voucher.moneyMax', values: { max: money(moneyMax) } }
  // Written without grouping, as the documents quote it.
  if (kind === 'KWH_RECHARGE' && value > KWH_MAX)
    return { key: 'voucher.kwhMax', values: { max: String(KWH_MAX) } }
  if (kind === 'PERCENT_RECHARGE' && value > PERCENT_MAX)
    return { key: 'voucher.percentMax', values: { max: String(PERCENT_MAX) } }
  return undefined
}

/** What is wrong with units that somebody edited (VCH-061 to VCH-064). */
function unitsProblem(held: HeldVoucher, units: number): Problem | undefined {
  const registered = registeredUnits(held.base.voucher)
  if (units <= 0) return { key: 'voucher.unitsZero' }
  if (!Number.isInteger(units)) return { key: 'voucher.unitsWhole' }
  if (units > UNITS_MAX) return { key: 'voucher.unitsMax', values: { max: String(UNITS_MAX) } }
  if (units < registered) return { key: 'voucher.unitsRegistered', values: { n: registered } }
  return undefined
}

/** Everything that is wrong with a voucher (VCH-051 to VCH-068); what was loaded is valid until it is edited. */
export function checkVoucher(held: HeldVoucher, rules: VoucherRules): VoucherErrors {
  const { base, values } = held
  const loaded = base.voucher && base.values
  const stateOf = voucherPolicy(held)
  const found: [VoucherPath, Problem][] = []
  const note = (path: VoucherPath, problem: Problem | undefined) => {
    if (problem) found.push([path, problem])
  }
  const { kind, kindValue, units, start, expire, usesPerUser } = values
  if (rules.isCodeTaken) note('code', { key: 'voucher.codeTaken' })
  if (kindValue !== undefined && kindValue !== loaded?.kindValue)
    note('kindValue', valueProblem(kind, kindValue, rules))
  if (units !== undefined && units !== loaded?.units) note('units', unitsProblem(held, units))
  const isSelected = units !== loaded?.units || !isSameValue(values.guestPks, loaded?.guestPks)
  if (units !== undefined && isSelected && units < values.guestPks.length)
    note('units', found.some(([path]) => path === 'units') ? undefined : { key: 'voucher.unitsSelected' })
  const isDated = start !== loaded?.start || expire !== loaded?.expire
  if (isDated && start !== undefined && expire !== undefined && expire <= start)
    note('expire', { key: 'voucher.datesReversed' })
  if (values.scope === 'some' && values.chargerPks.length === 0)
    note('chargerPks', { key: 'voucher.chargerMissing' })
  if (stateOf('usesPerUser').isEditable) note('usesPerUser', usesProblem(usesPerUser, loaded?.usesPerUser))
  return {
    ...checkForm(VOUCHER_FORM, values, { loaded: base.values, stateOf }),
    ...Object.fromEntries(found),
  }
}

function usesProblem(uses: number | undefined, loaded: number | undefined): Problem | undefined {
  if (uses === undefined) return { key: 'voucher.usesMissing' }
  return uses !== loaded && !(Number.isInteger(uses) && uses >= 1) ? { key: 'voucher.usesWhole' } : undefined
}

/** What the switch shows: the state, until somebody touches it (VCH-039). */
export const isShownOn = ({ base: { voucher }, values: { toggle } }: HeldVoucher): boolean =>
  toggle === '' ? voucher === undefined || voucher.status === 'ACTIVE' : toggle === 'on'

/** What is stored: what an untouched switch sends. A new voucher is on (VCH-082). */
export const isStoredOn = ({ base: { voucher } }: Pick<HeldVoucher, 'base'>): boolean =>
  voucher === undefined || (voucher.isActive ?? voucher.status !== 'INACTIVE')

/** What stands below the switch where it does not say all. */
export type ToggleLine =
  | 'startsLater'
  | 'onButExpired'
  | 'onButUsed'
  | 'onButOff'
  | 'offButActive'
  | 'turnsOff'
  | 'turnsOn'

/** The line below the switch (VCH-039): what is stored where it shows otherwise, or what saving will do; undefined: nothing. */
export function toggleLine(held: HeldVoucher): ToggleLine | undefined {
  const stored = isStoredOn(held)
  const shown = isShownOn(held)
  const { voucher } = held.base
  if (voucher === undefined) return undefined
  if (held.values.toggle !== '') return shown === stored ? undefined : shown ? 'turnsOn' : 'turnsOff'
  if (shown === stored) return undefined
  if (!stored) return 'offButActive'
  if (voucher.status === 'NOT_STARTED') return 'startsLater'
  if (voucher.status === 'EXPIRED') return 'onButExpired'
  return voucher.status === 'USED' ? 'onButUsed' : 'onButOff'
}
