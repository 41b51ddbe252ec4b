// What 10,000 virtual groups on one page cost (room/scroll.ts).
//   pnpm bench groups [--short]     --short: a third of the steps
import type {} from '../../packages/ui/src/widgets/virtual-groups/bench/bench.tsx'
import { benchScrolling } from './room/scroll.ts'

await benchScrolling({
  folder: 'widgets/virtual-groups/bench',
  what: '10,000 virtual groups',
  // Rows of 40 px and more in a box of 640 px, eight more on each side, one cut at each edge, and the one with the focus.
  rowsMax: Math.ceil(640 / 40) + 2 * 8 + 3,
})
