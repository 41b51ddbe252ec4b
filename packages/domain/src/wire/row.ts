import { isJsonObject, type JsonObject, ownField } from './json.ts'
import { z } from './zod.ts'

/** How each field of a row is read: by a schema from the name that the wire has for it, or from the row as it came. */
export type RowFields<Row> = {
  readonly [Name in keyof Row]-?:
    | readonly [wireName: string, schema: z.ZodMiniType<Row[Name]>]
    | ((wire: JsonObject) => Row[Name])
}

/** Schema of a row of the wire as a `Row`. What is no object, or has a field that its schema refuses, is no row. */
export function row<Row extends object>(fields: RowFields<Row>): z.ZodMiniType<Row> {
  const all = Object.entries<RowFields<Record<string, unknown>>[string]>(fields)
  const schema = z.object(
    Object.fromEntries(all.map(([name, from]) => [name, typeof from === 'function' ? z.unknown() : from[1]])),
  )
  const valuesOf = (wire: unknown): unknown => {
    if (!isJsonObject(wire)) return wire
    const values: Record<string, unknown> = {}
    for (const [name, from] of all)
      values[name] = typeof from === 'function' ? from(wire) : ownField(wire, from[0])
    return values
  }
  // Names and types of the fields are those of `fields`, which has one for each of `Row`.
  return z.pipe(z.transform(valuesOf), schema) as unknown as z.ZodMiniType<Row>
}

/** Reads a field that the wire has by one of several names: the first of them that says something. */
export const firstOf =
  <Value>(read: (value: unknown) => Value | undefined, ...names: readonly string[]) =>
  (wire: JsonObject): Value | undefined =>
    names.map((name) => read(ownField(wire, name))).find((value) => value !== undefined)
