import { type Address, readAddress } from '../address/index.ts'
import {
  isJsonObject,
  keyNumber,
  loose,
  looseName,
  looseNumber,
  looseText,
  ownField,
  type Read,
  readList,
  row,
  whole,
} from '../wire/index.ts'

/** A group of stations (GRP-016). */
export interface StationGroup {
  /** The wire's chargeBoxGroupPk. */
  readonly pk: number
  /** '' where none is registered. */
  readonly name: string
  /** Not shown, sent back unchanged. */
  readonly status: string | undefined
  readonly externalId: string | undefined
  readonly address: Address | undefined
  /** Degrees. */
  readonly latitude: number | undefined
  readonly longitude: number | undefined
}

const groupWire = row<StationGroup>({
  pk: ['chargeBoxGroupPk', keyNumber],
  name: ['name', looseName],
  status: ['status', looseText],
  externalId: ['externalId', looseText],
  address: ['address', loose(readAddress)],
  latitude: ['locationLatitude', looseNumber],
  longitude: ['locationLongitude', looseNumber],
})

/** Reads a `StationGroupListReply` or a bare list (GRP-008, AST-036); undefined when it is neither. */
export const readGroups = (body: unknown): Read<readonly StationGroup[]> | undefined =>
  readList(groupWire, body, 'chargeBoxGroupList', ({ pk }) => pk)

/** Reads a `StationGroupReply` or a bare group (GRP-009); undefined when it is neither. */
export function readGroup(body: unknown): Read<StationGroup> | undefined {
  const held = ownField(body, 'chargeBoxGroup')
  const read = groupWire.safeParse(isJsonObject(held) ? held : body)
  return whole(read.data)
}
