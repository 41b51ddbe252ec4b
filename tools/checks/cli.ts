// Prints what the checks find, without the test runner: node tools/checks/cli.ts
// `node tools/checks/cli.ts stories [path]` lists the kinds of stories and pages that components still lack, and what is wrong with a page.
import { arrowViolations } from './arrows.ts'
import { deadViolations } from './dead.ts'
import { doorViolations } from './doors.ts'
import { lookViolations } from './looks.ts'
import { pathViolations } from './paths.ts'
import { wordPages } from './references.ts'
import { report, repositoryPages, repositorySources } from './source.ts'
import { storyViolations } from './stories.ts'
import { storyKindViolations } from './storyKinds.ts'
import { storyPageViolations } from './storyPages.ts'

const sources = repositorySources()
const [what, place = ''] = process.argv.slice(2)
const found =
  what === 'stories'
    ? [
        ...storyKindViolations(sources, repositoryPages()),
        ...storyPageViolations(sources, wordPages()),
      ].filter(({ path }) => path.includes(place))
    : [
        ...sources.flatMap((source) => [
          ...arrowViolations(source),
          ...doorViolations(source),
          ...lookViolations(source),
          ...pathViolations(source),
        ]),
        ...storyViolations(sources),
        ...deadViolations(sources),
      ]
for (const line of report(found)) console.log(line)
process.exit(found.length === 0 ? 0 : 1)
