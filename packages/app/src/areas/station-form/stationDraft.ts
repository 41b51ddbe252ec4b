import { ADDRESS_PARTS } from '@corrente/domain/address'
import {
  type BoundUser,
  type ConnectorValues,
  MANUAL_STATUSES,
  MONEY_FIELDS,
  type PrivateUser,
  type StationValues,
} from '@corrente/domain/stations'
import { z } from '@corrente/domain/wire'

const TEXTS = [
  'chargeBoxId',
  'description',
  'endpointAddress',
  'externalId',
  'visibility',
  'openTime',
  'closeTime',
  'faceReaderMac',
  'costType',
  'incomeType',
  'incomeBy',
  'system',
  'phase',
  'rateUnit',
] as const
const SWITCHES = [
  'hasReservation',
  'isActive',
  'isOcpiCompatible',
  'isHubjectCompatible',
  'showsLocation',
  'isOpenAllDay',
  'hasFaceReader',
  'takesPayment',
] as const
const NUMBERS = ['accountPk', 'groupPk', 'voltage', ...MONEY_FIELDS] as const
const CONNECTOR_NUMBERS = ['typePk', 'powerMax', 'powerMaxCustom', 'pricePerKwh', 'pricePerMinute'] as const

/** null: it was emptied. */
const number = z.nullable(z.number())
const draftSchema = z.object({
  texts: z.partialRecord(z.enum(TEXTS), z.string()),
  switches: z.partialRecord(z.enum(SWITCHES), z.boolean()),
  numbers: z.partialRecord(z.enum(NUMBERS), number),
  address: z.partialRecord(z.enum(ADDRESS_PARTS), z.string()),
  latitude: z.optional(number),
  longitude: z.optional(number),
  connectors: z.array(
    z.object({
      id: z.number(),
      numbers: z.partialRecord(z.enum(CONNECTOR_NUMBERS), number),
      isCustomPower: z.optional(z.boolean()),
      override: z.optional(z.nullable(z.enum(MANUAL_STATUSES))),
    }),
  ),
  /** Keys only: names and e-mails stay out of the storage. */
  people: z.optional(z.array(z.object({ pk: z.number(), isOwner: z.boolean() }))),
})
/**
 * What a station's form keeps in its tab: only what differs from the loaded station. Photos stay in memory, which the
 * form says (decisions: What is kept in the browser).
 */
export type StationDraft = z.output<typeof draftSchema>

/** Checks what the tab kept. */
export const readStationDraft = (kept: unknown): StationDraft | undefined => {
  const read = draftSchema.safeParse(kept)
  return read.success ? read.data : undefined
}

/** Fields as they are kept: one that may be missing is null where it is. */
type Kept<Values, Name extends keyof Values> = {
  [N in Name]?: undefined extends Values[N] ? Exclude<Values[N], undefined> | null : Values[N]
}

/** The fields of `mine` that differ from `was`. */
function changed<Values, Name extends keyof Values & string>(
  names: readonly Name[],
  mine: Values,
  was: Values,
): Kept<Values, Name> {
  const entries = names.flatMap((name) => (mine[name] === was[name] ? [] : [[name, mine[name] ?? null]]))
  return Object.fromEntries(entries) as Kept<Values, Name> // null only where the field may be undefined
}

/** What of a form's values is kept. */
export function stationDraftOf(values: StationValues, base: StationValues): StationDraft {
  const [mine, was] = [values.address, base.address]
  const { people } = values
  const isPeopleKept = people !== undefined && people !== base.people
  return {
    texts: changed(TEXTS, values, base),
    switches: changed(SWITCHES, values, base),
    numbers: changed(NUMBERS, values, base),
    address: changed(ADDRESS_PARTS, mine.texts, was.texts),
    ...changed(['latitude', 'longitude'], mine, was),
    connectors: values.connectors.flatMap((connector) => {
      const before = base.connectors.find(({ id }) => id === connector.id)
      if (!before || before === connector) return []
      const { id, isCustomPower, override } = connector
      return [
        {
          id,
          numbers: changed(CONNECTOR_NUMBERS, connector, before),
          ...(isCustomPower !== before.isCustomPower && { isCustomPower }),
          ...(override !== before.override && { override }),
        },
      ]
    }),
    ...(isPeopleKept && { people: people.map(({ pk, isOwner }) => ({ pk, isOwner })) }),
  }
}

/** What was kept of numbers, with those that were emptied as undefined. */
function numbersOf<Name extends string>(
  kept: Partial<Record<Name, number | null>>,
): Partial<Record<Name, number | undefined>> {
  const entries = Object.entries<number | null | undefined>(kept).map(([name, value]) => [
    name,
    value ?? undefined,
  ])
  return Object.fromEntries(entries) as Partial<Record<Name, number | undefined>> // the same names
}

/** The form with a draft laid over it; its people come back with `withKeptPeople` once they are known. */
export function withStationDraft(values: StationValues, draft: StationDraft): StationValues {
  const { address } = values
  const { latitude, longitude } = draft
  const hasPoint = latitude !== undefined || longitude !== undefined
  return {
    ...values,
    ...draft.texts,
    ...draft.switches,
    ...numbersOf(draft.numbers),
    address: {
      ...address,
      texts: { ...address.texts, ...draft.address },
      ...(latitude !== undefined && { latitude: latitude ?? undefined }),
      ...(longitude !== undefined && { longitude: longitude ?? undefined }),
      ...(hasPoint && { pointOrigin: 'hand' }),
    },
    connectors: values.connectors.map((connector): ConnectorValues => {
      const kept = draft.connectors.find(({ id }) => id === connector.id)
      if (!kept) return connector
      return {
        ...connector,
        ...numbersOf(kept.numbers),
        ...(kept.isCustomPower !== undefined && { isCustomPower: kept.isCustomPower }),
        ...(kept.override !== undefined && { override: kept.override }),
      }
    }),
  }
}

/** The people of a draft, by the list of everybody; whoever is not on it any more is known by key alone. */
export function withKeptPeople(
  kept: NonNullable<StationDraft['people']>,
  users: readonly PrivateUser[],
): readonly BoundUser[] {
  const byPk = new Map(users.map((user) => [user.pk, user]))
  const nobody = {
    name: undefined,
    email: undefined,
    accountName: undefined,
    bindStatus: undefined,
    isHidden: false,
  }
  return kept.map(({ pk, isOwner }) => ({ ...nobody, ...byPk.get(pk), pk, isOwner, isBound: true }))
}
