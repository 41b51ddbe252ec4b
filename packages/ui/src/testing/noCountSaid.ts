import { expect } from 'storybook/test'

/**
 * While nobody counted, no list says that there are none: a failure or a wait is not "0 groups" or "no group". Why a box cannot
 * be ticked, in its bubble, is no count.
 */
export async function noCountSaid({
  canvas,
}: {
  readonly canvas: { readonly queryAllByText: (text: RegExp) => readonly HTMLElement[] }
}) {
  const said = canvas
    .queryAllByText(/^(?:0\b|Nenhum)/)
    .filter((each) => each.closest('[role="tooltip"]') === null)
  await expect(said.map(({ textContent }) => textContent)).toEqual([])
}
