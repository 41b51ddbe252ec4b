import { choice, defineForm, type FieldMessage, type FormErrors, flag, type Held } from '../forms/index.ts'
import {
  type ConnectorPricingWire,
  type ConnectorProfiles,
  type GroupPricing,
  modeOf,
  NO_PROFILES,
  PRICING_MODES,
  type PricingMode,
  pricingWire,
} from './pricing.ts'

/** What a form holds of the pricing of a group. */
export interface PricingValues {
  readonly isPriced: boolean
  /** A helper of the form: never sent (VGR-031). */
  readonly mode: PricingMode
  /** The uuids of connectors 1 to 3; '' is none. */
  readonly first: string
  readonly second: string
  readonly third: string
}

/** A connector's place in the form. */
export const CONNECTOR_PATHS = ['first', 'second', 'third'] as const
export type ConnectorPath = (typeof CONNECTOR_PATHS)[number]
/** A place of the pricing. */
export type PricingPath = keyof PricingValues
/** What can be wrong with a pricing. */
export type PricingWord = 'required' | 'virtualGroup.profileMissing' | 'virtualGroup.profileRemoved'
/** What is wrong with a pricing, by place. */
export type PricingErrors = FormErrors<PricingPath, PricingWord>

/** The fields of a pricing, for whichever form has them. */
export const PRICING_FIELDS = {
  isPriced: flag(),
  mode: choice<PricingMode>({ empty: 'station', of: PRICING_MODES }),
  first: choice<string>({ empty: '' }),
  second: choice<string>({ empty: '' }),
  third: choice<string>({ empty: '' }),
}

/** A group without pricing. */
export const NO_PRICING: PricingValues = {
  isPriced: false,
  mode: 'station',
  first: '',
  second: '',
  third: '',
}

/** What the form of a group's pricing started from. */
export interface GroupPricingBase {
  readonly groupId: number
  /** Whether the server has a record: then PUT, else POST (VGR-070). */
  readonly hasRecord: boolean
  /** As it was loaded: what is sent where pricing is turned off (VGR-062). */
  readonly profiles: ConnectorProfiles
  readonly values: PricingValues
}
/** The form of a group's pricing at work. */
export type HeldPricing = Held<GroupPricingBase>

/** The form of a group's pricing. */
export const GROUP_PRICING_FORM = defineForm<PricingValues, PricingPath, PricingWord>()(PRICING_FIELDS)

/** The form of a loaded pricing, or of a group that has none yet (VGR-040). */
export function groupPricingForm(groupId: number, pricing: GroupPricing | 'none'): GroupPricingBase {
  const { isEnabled, profiles } = pricing === 'none' ? { isEnabled: false, profiles: NO_PROFILES } : pricing
  const [first = '', second = '', third = ''] = profiles
  return {
    groupId,
    hasRecord: pricing !== 'none',
    profiles,
    values: { isPriced: isEnabled, mode: modeOf(profiles), first, second, third },
  }
}

const CLEARED = { first: '', second: '', third: '' } as const

/** The form in another mode: the three choices are cleared (VGR-037). */
export const withMode = <Values extends PricingValues>(values: Values, mode: PricingMode): Values =>
  values.mode === mode ? values : { ...values, ...CLEARED, mode }

/** The form with pricing on or off; turning it on starts with the station's mode (VGR-041). */
export const withPricing = <Values extends PricingValues>(values: Values, isPriced: boolean): Values =>
  isPriced && !values.isPriced ? { ...withMode(values, 'station'), isPriced } : { ...values, isPriced }

/** The form with a profile chosen: in the station's mode on all three connectors (VGR-039). */
export const withProfile = <Values extends PricingValues>(
  values: Values,
  path: ConnectorPath,
  uuid: string,
): Values =>
  values.mode === 'station'
    ? { ...values, first: uuid, second: uuid, third: uuid }
    : { ...values, [path]: uuid }

/** The places at which the form asks for a profile: one for the station, or one for each connector. */
export const shownConnectors = ({ mode }: Pick<PricingValues, 'mode'>): readonly ConnectorPath[] =>
  mode === 'station' ? ['first'] : CONNECTOR_PATHS

/**
 * What is wrong with a pricing (VGR-048, VGR-049); a removed profile must be chosen anew while pricing is on (VGR-062).
 * @param known - the profiles that there are; undefined: they could not be read, and nothing is said of them
 */
export function checkPricing(
  values: PricingValues,
  known: readonly { readonly uuid: string }[] | undefined,
): PricingErrors {
  if (!values.isPriced) return GROUP_PRICING_FORM.fine
  const problem = (uuid: string): FieldMessage<PricingWord> | undefined => {
    if (uuid === '') return { key: 'virtualGroup.profileMissing' }
    if (known && !known.some((profile) => profile.uuid === uuid))
      return { key: 'virtualGroup.profileRemoved' }
    return undefined
  }
  return Object.fromEntries(
    shownConnectors(values).flatMap((path) => {
      const found = problem(values[path])
      return found ? [[path, found]] : []
    }),
  )
}

const orNone = (uuid: string): string | undefined => (uuid === '' ? undefined : uuid)

/** The pricing of a form: as chosen, or, turned off, with the profiles as they were loaded (VGR-062). */
export const pricingOf = (values: PricingValues, loaded: ConnectorProfiles = NO_PROFILES): GroupPricing => ({
  isEnabled: values.isPriced,
  profiles: values.isPriced ? [orNone(values.first), orNone(values.second), orNone(values.third)] : loaded,
})

/** What is sent of a pricing (VGR-062, VGR-069). */
export const pricingRequest = (values: PricingValues, loaded?: ConnectorProfiles): ConnectorPricingWire =>
  pricingWire(pricingOf(values, loaded))

/** What the form stands on once it is saved. */
export const savedPricing = (base: GroupPricingBase, saved: PricingValues): GroupPricingBase =>
  groupPricingForm(base.groupId, pricingOf(saved, base.profiles))

/** Whether a pricing that was read again is what was sent. */
export const isPricingSavedAs = (sent: ConnectorPricingWire, found: GroupPricing | 'none'): boolean =>
  found !== 'none' && JSON.stringify(pricingWire(found)) === JSON.stringify(sent)
