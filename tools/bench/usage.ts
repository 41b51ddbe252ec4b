// What the charts of 365 days cost (room/scroll.ts).
//   pnpm bench usage [--short]     --short: a third of the steps
import type {} from '../../packages/ui/src/widgets/analytics/bench/bench.tsx'
import { benchScrolling } from './room/scroll.ts'

await benchScrolling({ folder: 'widgets/analytics/bench', what: '365 days', rowsMax: 1 })
