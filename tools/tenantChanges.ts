import { basename } from 'node:path'
import type { BrandFile } from '@corrente/visual'

/** Fields of a skin as people call them; the others by their own name. */
const WORDS: Readonly<Record<string, string>> = {
  'color.brand': 'brand colour',
  'color.accent': 'accent colour',
  'color.neutral': 'neutral colours',
  'shape.corners': 'corners',
  'shape.density': 'density',
  chrome: 'chrome',
}
/** What no story draws, with all that stands in it. */
const UNSEEN: readonly string[] = ['$schema', 'about', 'grants', 'gateways', 'origins', 'reports']
const isSeen = (field: string): boolean =>
  UNSEEN.every((name) => field !== name && !field.startsWith(`${name}.`))

/** Values of a JSON text by their path, such as `color.brand`; none of what is no object. */
function valuesOf(text: string): Map<string, string> {
  const values = new Map<string, string>()
  const walk = (value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      values.set(path.join('.'), JSON.stringify(value))
    else for (const [name, each] of Object.entries(value)) walk(each, [...path, name])
  }
  if (text !== '') walk(JSON.parse(text), [])
  return values
}

/** What differs between two versions of a tenant's file, for the picture checks' report: `brand colour`. */
export function tenantChanges({ path, before, after }: BrandFile): string[] {
  const name = basename(path)
  if (!name.endsWith('.json')) return [name.startsWith('logo') ? 'logo' : name]
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field) && isSeen(field))
    .map((field) => WORDS[field] ?? field)
}
