// `npm test`: every check of the product, one after the other, each with its time; at the end how many tests passed,
// failed and were skipped. A part that is one check (types, the pictures, the build) counts as one test.
// `npm test -- unit e2e` runs only the named parts, `npm test -- --changed [base]` what a change can touch:
// docs/guide/testing.md.
import { repositorySources } from './checks/source.ts'
import { installChromium } from './install-chromium.ts'
import { runStep, type StepResult, summary } from './steps.ts'
import { readArguments } from './testing/arguments.ts'
import { changesSince } from './testing/changes.ts'
import { PARTS } from './testing/parts.ts'
import { type Plan, planChange } from './testing/plan.ts'

const asked = readArguments(process.argv.slice(2))
if ('error' in asked) {
  console.error(asked.error)
  process.exit(2)
}

const planChanged = (base: string | undefined): Plan => {
  const change = changesSince('.', base)
  console.log(`${change.files.length} files differ from ${change.fork.slice(0, 10)}.`)
  return planChange(change.files, repositorySources())
}
const plan = asked.changed ? planChanged(asked.changed.base) : { parts: PARTS, leftOut: [] }
const steps = asked.parts.length === 0 ? plan.parts : plan.parts.filter(({ id }) => asked.parts.includes(id))
const sayLeftOut = () => {
  if (plan.leftOut.length > 0)
    console.log(['', 'Left out:', ...plan.leftOut.map((line) => `  ${line}`)].join('\n'))
}

sayLeftOut()
const results: StepResult[] = []
const install = Number(process.env.CORRENTE_INSTALL_SECONDS ?? '0')
if (install > 0) results.push({ name: 'install', status: 0, seconds: install })
const installed = await installChromium(steps.some(({ id }) => id === 'e2e'))
if (installed) results.push(installed)
for (const step of steps) results.push(await runStep(step))
sayLeftOut()
console.log(summary(results))
process.exit(results.every(({ status }) => status === 0) ? 0 : 1)
