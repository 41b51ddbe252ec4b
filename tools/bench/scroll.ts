// What one of the long lists costs on one page (room/scroll.ts).
//   pnpm bench tags [--short]     --short: a third of the steps
import { LISTS } from './benches.ts'
import { benchScrolling } from './room/scroll.ts'

const list = LISTS[process.argv[2] ?? '']
if (!list) throw new Error(`there is no such list: ${Object.keys(LISTS).join(', ')}`)
await benchScrolling(list)
