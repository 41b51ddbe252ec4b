// `npm test`: every check of the product, one after the other, each with its time; at the end how many tests passed,
// failed and were skipped. A part that is one check (types, the pictures, the build) counts as one test.
// `npm test -- unit e2e` runs only the named parts.
import { findChromium } from './chromium.ts'
import { installChromium } from './install-chromium.ts'
import { runStep, type Step, type StepResult, summary } from './steps.ts'

const STEPS: readonly (Step & { id: string })[] = [
  { id: 'types', name: 'types', command: ['node', 'tools/types.ts'] },
  { id: 'lint', name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { id: 'unused', name: 'unused code', command: ['knip'] },
  {
    id: 'unit',
    name: 'unit and property tests, arrows, doors, exports',
    command: ['vitest', 'run', '--project', 'unit'],
    tests: 'vitest',
  },
  {
    id: 'browser',
    name: 'components in the browser',
    command: ['vitest', 'run', '--project', 'browser'],
    tests: 'vitest',
  },
  {
    id: 'stories',
    name: 'stories in the browser',
    command: ['vitest', 'run', '--project', 'storybook'],
    tests: 'vitest',
  },
  {
    id: 'visual',
    name: 'pictures of every brand that the change can have touched',
    command: ['visual', '--no-before'],
  },
  { id: 'build', name: 'build', command: ['node', 'tools/build.ts', '--force'] },
  { id: 'bundles', name: 'bundle budgets', command: ['node', 'tools/bundles.ts'] },
  {
    id: 'e2e',
    name: 'end to end',
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    tests: 'playwright',
  },
  { id: 'requirements', name: 'requirements', command: ['node', 'tools/requirements/cli.ts', '--check'] },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !STEPS.some((step) => step.id === id))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${STEPS.map(({ id }) => id).join(', ')}.`)
  process.exit(2)
}
const steps = wanted.length === 0 ? STEPS : STEPS.filter(({ id }) => wanted.includes(id))

const results: StepResult[] = []
const install = Number(process.env.CORRENTE_INSTALL_SECONDS ?? '0')
if (install > 0) results.push({ name: 'install', status: 0, seconds: install })
if (!findChromium()) results.push(await installChromium())
for (const step of steps) results.push(await runStep(step))
console.log(summary(results))
process.exit(results.every(({ status }) => status === 0) ? 0 : 1)
