/** What a message may be filled with. Numbers are written in the tenant's locale; a missing value shows as '-'. */
export type MessageValues = Readonly<Record<string, string | number | null | undefined>>

/** A place to fill, with its name. */
export const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g

/**
 * Fills `{{name}}` placeholders in a single pass: what a value contains is never read as a placeholder, so that a
 * station called '{{count}}' shows as just that. Values come out as plain text; nothing is escaped, as React does that.
 *
 * @param writeNumber how a number is written; whole numbers in the tenant's locale.
 */
export function interpolate(
  message: string,
  values: MessageValues,
  writeNumber: (value: number) => string,
): string {
  return message.replace(PLACEHOLDER, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined || value === null || value === '') return '-'
    return typeof value === 'number' ? writeNumber(value) : value
  })
}
