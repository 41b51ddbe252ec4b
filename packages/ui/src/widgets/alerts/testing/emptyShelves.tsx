import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'

/** What a shelf says while nothing lies on it. */
export type EmptyShelf<Shelf extends string> = readonly [shelf: Shelf, title: string, detail: RegExp]

/** Of a story that shows several lists: the same search stands over each. */
export const severalLists = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

/** Each shelf in a region of its name. */
export const emptyShelves = <Shelf extends string>(
  said: readonly EmptyShelf<Shelf>[],
  listOf: (shelf: Shelf) => ReactNode,
): ReactNode =>
  said.map(([shelf]) => (
    <section key={shelf} aria-label={shelf}>
      {listOf(shelf)}
    </section>
  ))

/** Each shelf says in words of its own why it is empty. */
export async function saysWhyEmpty(said: readonly EmptyShelf<string>[], root: HTMLElement): Promise<void> {
  for (const [shelf, title, detail] of said) {
    const region = within(within(root).getByRole('region', { name: shelf }))
    await expect(region.getByText(title)).toBeVisible()
    await expect(region.getByText(detail)).toBeVisible()
  }
}
