/** The connector types that have an icon of their own (FMT-003, FMT-004). */
export const CONNECTOR_TYPES = [
  'Type 1',
  'Type 2',
  'Tesla',
  'CCS Type 1',
  'CCS Type 2',
  'CHAdeMO',
  'Plug NBR',
  'GB/T',
] as const
export type ConnectorType = (typeof CONNECTOR_TYPES)[number]

const SEPARATORS = /[\s_/-]+/g
const squeeze = (text: string) => text.toLowerCase().replace(SEPARATORS, '')
const known = new Map<string, ConnectorType>(CONNECTOR_TYPES.map((type) => [squeeze(type), type]))

/** The known type that a text means, without case, blanks and separators; undefined for one that is shown raw. */
export function connectorTypeOf(raw: unknown): ConnectorType | undefined {
  return typeof raw === 'string' && raw.length <= 40 ? known.get(squeeze(raw)) : undefined
}
