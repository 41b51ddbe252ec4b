import {
  isJsonObject,
  keyNumber,
  keyNumberOf,
  keyText,
  keyTextOf,
  looseFlag,
  ownField,
  type Read,
  readList,
  readRows,
  row,
  textOf,
  z,
} from '../wire/index.ts'

/** A station that a command can be sent to (OPS-016). */
export interface OperationStation {
  /** Charge box id. */
  readonly id: string
  /** The description, else the id. */
  readonly name: string
  readonly hasPayment: boolean
}

/** A charging profile to choose. */
export interface ProfileOption {
  readonly pk: number
  readonly name: string
}

/** What the server offers for a command (OPS-017); a list that is missing is empty. */
export interface CommandOffer {
  readonly stations: readonly OperationStation[]
  /** Connector numbers by charge box id. */
  readonly connectorIds: ReadonlyMap<string, readonly number[]>
  /** Recharges that are going on, by charge box id. */
  readonly transactionIds: ReadonlyMap<string, readonly number[]>
  readonly availabilityTypes: readonly string[]
  readonly confKeys: readonly string[]
  readonly idTags: readonly string[]
  readonly triggerTypes: readonly string[]
  readonly profiles: readonly ProfileOption[]
}

const stationWire = row<OperationStation>({
  id: ['chargeBoxId', keyText],
  name: (wire) =>
    textOf(ownField(wire, 'chargeBoxDescription')) ?? keyTextOf(ownField(wire, 'chargeBoxId')) ?? '',
  hasPayment: ['hasPayment', looseFlag],
})
const profileWire = row<ProfileOption>({
  pk: ['chargingProfilePk', keyNumber],
  name: (wire) =>
    textOf(ownField(wire, 'description')) ?? String(keyNumberOf(ownField(wire, 'chargingProfilePk'))),
})

function numbersByStation(body: unknown, name: string): ReadonlyMap<string, readonly number[]> {
  const map = ownField(body, name)
  if (!isJsonObject(map)) return new Map()
  return new Map(
    Object.entries(map).map(([id, list]) => [
      id,
      Array.isArray(list)
        ? [...new Set(list.flatMap((each) => keyNumberOf(each) ?? []))].sort(ascending)
        : [],
    ]),
  )
}
const ascending = (a: number, b: number) => a - b

const textsOf = (body: unknown, name: string): readonly string[] => {
  const list = ownField(body, name)
  return Array.isArray(list) ? [...new Set(list.flatMap((each) => textOf(each) ?? []))] : []
}

/** Reads an `OperationFormReply`; undefined when it is none. A station that cannot be read is left out and counted. */
export function readCommandOffer(body: unknown): Read<CommandOffer> | undefined {
  if (!isJsonObject(body)) return undefined
  const stations = readList(stationWire, body, 'chargePointList', ({ id }) => id)
  if (!stations) return undefined
  const profiles = readRows(profileWire, ownField(body, 'profileList'))
  return {
    data: {
      // By name, so that a selection can be checked against a list on paper.
      stations: stations.data.toSorted((a, b) => a.name.localeCompare(b.name, 'pt', { numeric: true })),
      connectorIds: numbersByStation(body, 'connectorIds'),
      transactionIds: numbersByStation(body, 'transactionIds'),
      availabilityTypes: textsOf(body, 'availabilityTypes'),
      confKeys: textsOf(body, 'ocppConfKeys'),
      idTags: textsOf(body, 'idTagList'),
      triggerTypes: textsOf(body, 'triggerMessageTypes'),
      profiles: profiles.data,
    },
    unread: stations.unread + profiles.unread,
  }
}

/**
 * The connector numbers that all selected stations have (OPS-023, OPS-033). Undefined: a station is among them whose
 * connectors are not known, so that a number is typed.
 */
export function commonConnectors(
  { connectorIds }: Pick<CommandOffer, 'connectorIds'>,
  selected: readonly string[],
): readonly number[] | undefined {
  const lists = selected.map((id) => (connectorIds.get(id) ?? []).filter((each) => each > 0))
  if (lists.some((list) => list.length === 0)) return undefined
  const [first = [], ...others] = lists
  return first.filter((id) => others.every((list) => list.includes(id)))
}

const paymentWire = z.pipe(
  row<{ readonly type: string }>({ type: ['payment_type', keyText] }),
  z.transform(({ type }) => type),
)
/** Reads a `PaymentTypesReply` (OPS-027). */
export const readPaymentTypes = (body: unknown): Read<readonly string[]> | undefined =>
  readList(paymentWire, body, 'payment_type_tenant_list')
