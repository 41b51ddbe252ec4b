import { keyNumberOf, looseFlag, ownField, type Read, row, textOf, whole } from '../wire/index.ts'

/** How many connectors of a charger get a profile (VGR-085); those past them keep their own price. */
export const PRICED_CONNECTORS = 3

/** The uuids of the profiles of connectors 1 to 3; undefined: none. */
export type ConnectorProfiles = readonly [string | undefined, string | undefined, string | undefined]

/** No connector has a profile. */
export const NO_PROFILES: ConnectorProfiles = [undefined, undefined, undefined]

/** The pricing of a group (VGR-030). */
export interface GroupPricing {
  readonly isEnabled: boolean
  readonly profiles: ConnectorProfiles
}

/** The profile that a pricing puts on a connector; those past the third keep their own price (VGR-085). */
export const profileOfConnector = (
  { isEnabled, profiles }: GroupPricing,
  connectorId: number,
): string | undefined => (isEnabled && connectorId >= 1 ? profiles[connectorId - 1] : undefined)

/** One profile for the whole station, or one for each connector (VGR-036). A helper of the form: never sent (VGR-031). */
export const PRICING_MODES = ['station', 'connectors'] as const
export type PricingMode = (typeof PRICING_MODES)[number]

/** The mode that loaded profiles show: one for all, three times none included, is the station's (VGR-040). */
export const modeOf = ([first, second, third]: ConnectorProfiles): PricingMode =>
  first === second && second === third ? 'station' : 'connectors'

/** What is sent of a pricing (VGR-062, VGR-069). */
export interface ConnectorPricingWire {
  readonly enabled: boolean
  readonly connector1_dynamic_pricing_id: string | null
  readonly connector2_dynamic_pricing_id: string | null
  readonly connector3_dynamic_pricing_id: string | null
}

/** The body of PUT virtual-groups/dynamic-pricing/{id}. */
export const pricingWire = ({
  isEnabled,
  profiles: [one, two, three],
}: GroupPricing): ConnectorPricingWire => ({
  enabled: isEnabled,
  connector1_dynamic_pricing_id: one ?? null,
  connector2_dynamic_pricing_id: two ?? null,
  connector3_dynamic_pricing_id: three ?? null,
})

const schema = row<GroupPricing>({
  isEnabled: ['enabled', looseFlag],
  profiles: (wire) => {
    const of = (connector: 1 | 2 | 3) => textOf(ownField(wire, `connector${connector}_dynamic_pricing_id`))
    return [of(1), of(2), of(3)]
  },
})

/**
 * Reads the pricing of a group. Data 'none' is a reply without a record: the next save creates it (VGR-070). Undefined
 * where the body is no such reply.
 */
export function readGroupPricing(body: unknown): Read<GroupPricing | 'none'> | undefined {
  const record = ownField(body, 'data') ?? body
  const hasRecord =
    keyNumberOf(ownField(record, 'virtual_group_id')) !== undefined ||
    ownField(record, 'enabled') !== undefined
  if (record === null || record === undefined || record === '') return whole<GroupPricing | 'none'>('none')
  if (typeof record !== 'object' || Array.isArray(record)) return undefined
  if (!hasRecord) return Object.keys(record).length === 0 ? whole<GroupPricing | 'none'>('none') : undefined
  return whole<GroupPricing | 'none'>(schema.safeParse(record).data)
}

/** The profiles that a pricing names, each once, in their order. */
const profilesOf = ({ profiles }: Pick<GroupPricing, 'profiles'>): readonly string[] => [
  ...new Set(profiles.filter((uuid) => uuid !== undefined)),
]

/** The profiles that a pricing names and the list does not have any more (VGR-062). */
export const removedProfiles = (
  pricing: Pick<GroupPricing, 'profiles'>,
  known: readonly { readonly uuid: string }[],
): readonly string[] => profilesOf(pricing).filter((uuid) => !known.some((profile) => profile.uuid === uuid))
