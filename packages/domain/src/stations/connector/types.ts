import { keyNumber, keyText, type Read, readList, row } from '../../wire/index.ts'
import { connectorTypeOf } from '../connectorType.ts'

/** A type that a connector may be given (CON-004). */
export interface ConnectorTypeOption {
  /** The wire's connectorTypePk. */
  readonly pk: number
  /** As the server spells it; `connectorTypeOf` knows the ones with an icon. */
  readonly name: string
}

const typeWire = row<ConnectorTypeOption>({ pk: ['connectorTypePk', keyNumber], name: ['name', keyText] })

/** Reads a `ConnectorTypeListReply` or a bare list; undefined when it is neither. */
export const readConnectorTypes = (body: unknown): Read<readonly ConnectorTypeOption[]> | undefined =>
  readList(typeWire, body, 'connectorTypeList')

/**
 * The key of a connector's type: its own, else that of the type with its name. undefined where neither is known: such a
 * connector can only be sent once somebody chose a type (CON-011).
 */
export function typePkOf(
  connector: { readonly typePk: number | undefined; readonly type: string | undefined },
  types: readonly ConnectorTypeOption[],
): number | undefined {
  if (connector.typePk !== undefined) return connector.typePk
  const known = connectorTypeOf(connector.type)
  const isSame = ({ name }: ConnectorTypeOption) =>
    name === connector.type || (known !== undefined && connectorTypeOf(name) === known)
  return types.find(isSame)?.pk
}
