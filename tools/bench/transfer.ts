// What a transfer list of 20,000 chargers costs (room/scroll.ts).
//   pnpm bench transfer [--short]     --short: a third of the steps
import type {} from '../../packages/ui/src/widgets/operations/bench/bench.tsx'
import { benchScrolling } from './room/scroll.ts'

await benchScrolling({
  folder: 'widgets/operations/bench',
  what: '20,000 chargers',
  // Rows of 48 px in a box of at most 640 px, six more on each side, one cut at each edge, and the one that has the focus.
  rowsMax: Math.ceil(640 / 48) + 2 * 6 + 3,
})
