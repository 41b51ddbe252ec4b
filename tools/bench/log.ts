// What a log of 100,000 lines costs (room/scroll.ts).
//   pnpm bench log [--short]     --short: a third of the steps
import type {} from '../../packages/ui/src/widgets/logs/bench/bench.tsx'
import { benchScrolling } from './room/scroll.ts'

await benchScrolling({
  folder: 'widgets/logs/bench',
  what: '100,000 lines',
  // Lines of 24 px in a box of at most 640 px, twelve more on each side, one cut at each edge.
  rowsMax: Math.ceil(640 / 24) + 2 * 12 + 3,
})
