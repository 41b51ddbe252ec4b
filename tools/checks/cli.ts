// Prints what the house's checks find, without the test runner: node tools/checks/cli.ts
import { arrowViolations } from './arrows.ts'
import { doorViolations } from './doors.ts'
import { lookViolations } from './looks.ts'
import { houseSources, report } from './source.ts'
import { storyViolations } from './stories.ts'

const sources = houseSources()
const found = [
  ...sources.flatMap((source) => [
    ...arrowViolations(source),
    ...doorViolations(source),
    ...lookViolations(source),
  ]),
  ...storyViolations(sources),
]
for (const line of report(found)) console.log(line)
process.exit(found.length === 0 ? 0 : 1)
