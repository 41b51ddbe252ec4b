import { expect, type within } from 'storybook/test'

/** While nobody counted, no list says that there are none: a failure or a wait is not "0 groups" or "no group". */
export async function noCountSaid({
  canvas,
}: {
  readonly canvas: Pick<ReturnType<typeof within>, 'queryByText'>
}) {
  await expect(canvas.queryByText(/^(?:0\b|Nenhum)/)).toBeNull()
}
