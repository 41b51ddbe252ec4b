import type { SavedView } from '../../ports/index.ts'

/** What of an address a view keeps: all but the page, in one order, so that two views of the same filters are the same. */
export function viewSearch(search: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(search)
      .filter(([key, value]) => key !== 'page' && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** A view more, or in the place of the one of its name. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const isKnown = views.some(({ name }) => name === view.name)
  return isKnown ? views.map((one) => (one.name === view.name ? view : one)) : [...views, view]
}

/** The views without one. */
export const withoutView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name)

/** A view back at the place where it was; past the end it is the last. */
export const withViewAt = (
  views: readonly SavedView[],
  view: SavedView,
  place: number,
): readonly SavedView[] => [...withoutView(views, view.name)].toSpliced(place, 0, view)

/** The name of the view that these filters are; the first one where several are. */
export const viewNamed = (views: readonly SavedView[], search: string): string | undefined =>
  views.find((view) => view.search === search)?.name
