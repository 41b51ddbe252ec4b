// `pnpm nightly`: what takes too long for every change. `pnpm nightly agree proofs` runs only the named parts.
import { runStep, type Step, type StepResult, summary } from './steps.ts'

const STEPS: readonly (Step & { id: string })[] = [
  { id: 'visual', name: 'every cell of every marked story', command: ['visual', '--all'] },
  { id: 'agree', name: 'keys in any order, three runs to the byte', command: ['visual', 'agree'] },
  { id: 'proofs', name: 'proofs that changes are seen', command: ['node', 'tools/visual-proofs/run.ts'] },
  {
    id: 'foreign',
    name: 'another repository uses the picture checks',
    command: ['vitest', 'run', '--project', 'chromium', 'packages/visual'],
    tests: 'vitest',
  },
  {
    id: 'packed',
    name: 'what is packed for others is whole',
    command: ['vitest', 'run', '--project', 'night'],
    tests: 'vitest',
  },
  {
    id: 'outside',
    name: 'another project uses the packed packages, by their page',
    command: ['vitest', 'run', '--project', 'chromium', 'tools/packages'],
    tests: 'vitest',
  },
  { id: 'console', name: 'no error on any story', command: ['visual', 'console'] },
  {
    id: 'writes',
    name: 'every write under every fault',
    command: ['vitest', 'run', '--project', 'writes'],
    env: { TEST_ROUNDS: 'all' },
    tests: 'vitest',
  },
  {
    id: 'rounds',
    name: 'all rounds of the random sequences',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'browser', '--project', 'mocked', 'fuzz'],
    env: { TEST_ROUNDS: 'all' },
    tests: 'vitest',
  },
  {
    id: 'broker',
    name: 'the live connection against a real broker',
    command: ['node', 'tools/broker/cli.ts'],
  },
  {
    id: 'mutation',
    name: 'tests notice a wrong line where it costs money: a seventh of the files',
    command: ['node', 'tools/mutation.ts'],
  },
  { id: 'browsers', name: 'every page in the other browsers', command: ['node', 'tools/browsers/cli.ts'] },
  {
    id: 'beside',
    name: 'every bench beside the last release',
    command: ['node', 'tools/bench/cli.ts', 'beside'],
  },
  {
    id: 'memory',
    name: 'memory over half an hour of a busy network',
    command: ['node', 'tools/bench/memory.ts'],
  },
  { id: 'build', name: 'build', command: ['node', 'tools/build.ts'] },
  { id: 'same', name: 'two builds of one commit, to the byte', command: ['node', 'tools/twoBuilds.ts'] },
  {
    id: 'replay',
    name: 'fifty screens with a fault, copied for support and replayed',
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', 'e2e/support-file.spec.ts'],
    env: { E2E_REPLAY: 'all' },
    tests: 'playwright',
  },
  {
    id: 'served',
    name: 'the build behind nginx, asked from outside',
    command: ['node', 'tools/serve.ts', '--check'],
  },
  {
    id: 'nginx',
    name: 'end to end through nginx',
    command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts'],
    env: { E2E_NGINX: 'yes' },
    tests: 'playwright',
  },
  { id: 'contrast', name: 'contrast under archetypes of brands', command: ['visual', 'contrast'] },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !STEPS.some((step) => step.id === id))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${STEPS.map(({ id }) => id).join(', ')}.`)
  process.exit(2)
}
const results: StepResult[] = []
for (const step of STEPS)
  if (wanted.length === 0 || wanted.includes(step.id)) results.push(await runStep(step))
console.log(summary(results, 'npm run nightly'))
process.exit(results.every(({ status }) => status === 0) ? 0 : 1)
