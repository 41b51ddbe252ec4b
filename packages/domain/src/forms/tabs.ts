/** How many errors each tab has; tabs without one are left out. */
export function errorsPerTab<Field extends string, Tab extends string>(
  fields: Iterable<Field>,
  tabOf: (field: Field) => Tab,
): Partial<Record<Tab, number>> {
  const counts: Partial<Record<Tab, number>> = {}
  for (const field of fields) {
    const tab = tabOf(field)
    counts[tab] = (counts[tab] ?? 0) + 1
  }
  return counts
}

/** The first tab, in the form's order, that has an error; undefined where none has. */
export function firstTabWithError<Tab extends string>(
  tabs: readonly Tab[],
  counts: Partial<Record<Tab, number>>,
): Tab | undefined {
  return tabs.find((tab) => (counts[tab] ?? 0) > 0)
}
