import { isJsonObject } from '../wire/index.ts'
import { fieldsOf } from './define.ts'
import type { Kind } from './kind.ts'
import { mergeRows, type RowShape } from './rowMerge.ts'

/** What rows are. */
export interface RowsOptions<Row extends object, Key extends keyof Row & string, Word extends string> {
  /** The field that tells rows apart, a number or a text; a row that is not saved yet has one of its own. */
  readonly key: Key
  /** All the other fields of a row. */
  readonly fields: { readonly [Name in Exclude<keyof Row, Key>]: Kind<Row[Name], Word> }
  /** Rows come and go on the server alone (connectors); one that has gone goes, whatever was typed. @default false */
  readonly isFixed?: boolean
}

/** Rows of a form, matched by their key: compared, checked, merged and kept field by field. Their order is part of them. */
export function rows<Row extends object, Key extends keyof Row & string, Word extends string = never>(
  options: RowsOptions<Row, Key, Word>,
): Kind<readonly Row[], Word> {
  const { key, isFixed = false } = options
  const fields = fieldsOf<Word>(options)
  const shape: RowShape<Row> = {
    keyOf: (row) => row[key],
    at: (row, name) => (row as Readonly<Record<string, unknown>>)[name],
    fields,
    isFixed,
  }
  const { at } = shape
  const find = (list: readonly Row[], id: unknown) => list.find((row) => row[key] === id)
  const isSameRow = (a: Row, b: Row) =>
    a[key] === b[key] && fields.every(([name, kind]) => kind.isSame(at(a, name), at(b, name)))
  const isSame = (a: readonly Row[], b: readonly Row[]) =>
    a.length === b.length && a.every((row, index) => isSameRow(row, b[index] ?? row))
  /** A row of nothing but its key. */
  const fresh = (id: unknown) => {
    const empty = fields.map(([name, kind]) => [name, kind.empty])
    return { ...Object.fromEntries(empty), [key]: id } as Row // every field has one
  }
  return {
    empty: [],
    isSame,
    states: (name) => fields.flatMap(([field, kind]) => kind.states(`${name}.${field}`)),
    check: (name, value, { loaded, stateOf }) =>
      value.flatMap((row, index) => {
        const was = find(loaded, row[key]) ?? fresh(row[key])
        return fields.flatMap(([field, kind]) =>
          kind.check(`${name}.${index}.${field}`, at(row, field), {
            loaded: at(was, field),
            stateOf,
          }),
        )
      }),
    merge: (name, base, mine, theirs) => mergeRows(shape, isSameRow, name, { base, mine, theirs }),
    keep: (value, loaded) => ({
      rows: value.flatMap((row) => {
        const was = find(loaded, row[key])
        const from = was ?? fresh(row[key])
        const kept = fields.flatMap(([field, kind]) => {
          const [mine, before] = [at(row, field), at(from, field)]
          const held = kind.isSame(mine, before) ? undefined : kind.keep(mine, before)
          return held === undefined ? [] : [[field, held] as const]
        })
        return isFixed && kept.length === 0
          ? []
          : [{ key: row[key], isNew: was === undefined, fields: Object.fromEntries(kept) }]
      }),
      gone: isFixed ? [] : loaded.flatMap((row) => (find(value, row[key]) ? [] : [row[key]])),
    }),
    restore: (kept, now) => restoreRows(shape, { find, fresh }, kept, now),
  }
}

/** How rows are found by their key, and made of nothing but one. */
interface RowAccess<Row extends object> {
  readonly find: (list: readonly Row[], id: unknown) => Row | undefined
  readonly fresh: (id: unknown) => Row
}

/** What `keep` held of rows, put onto those of now; anything else leaves them as they are. */
function restoreRows<Row extends object>(
  { keyOf, at, fields, isFixed }: RowShape<Row>,
  { find, fresh }: RowAccess<Row>,
  kept: unknown,
  now: readonly Row[],
): readonly Row[] {
  if (!isJsonObject(kept) || !Array.isArray(kept.rows) || !Array.isArray(kept.gone)) return now
  const entries: readonly unknown[] = kept.rows
  const gone: readonly unknown[] = kept.gone
  const restored = entries.flatMap((entry): Row[] => {
    if (!isJsonObject(entry)) return []
    const { key: id, isNew, fields: held } = entry
    const from = find(now, id) ?? (isNew === true && !isFixed ? fresh(id) : undefined)
    if (!from || !isJsonObject(held)) return []
    const edited = fields.flatMap(([field, kind]) =>
      Object.hasOwn(held, field) ? [[field, kind.restore(held[field], at(from, field))]] : [],
    )
    return [{ ...from, ...Object.fromEntries(edited) }]
  })
  // Rows that came since stay too.
  if (isFixed) return now.map((row) => find(restored, keyOf(row)) ?? row)
  return [...restored, ...now.filter((row) => !find(restored, keyOf(row)) && !gone.includes(keyOf(row)))]
}
