// What 10,000 charging profiles on one page cost (room/scroll.ts).
//   pnpm bench profiles [--short]     --short: a third of the steps
import type {} from '../../packages/ui/src/widgets/charging-profiles/bench/bench.tsx'
import { benchScrolling } from './room/scroll.ts'

await benchScrolling({
  folder: 'widgets/charging-profiles/bench',
  what: '10,000 charging profiles',
  // Rows of 40 px and more in a box of 640 px, eight more on each side, one cut at each edge, and the one with the focus.
  rowsMax: Math.ceil(640 / 40) + 2 * 8 + 3,
})
