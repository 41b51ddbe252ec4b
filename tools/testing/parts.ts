import type { Step } from '../steps.ts'

export interface Part extends Step {
  readonly id: string
}

/** The parts of `npm test`, cheap ones first. */
export const PARTS: readonly Part[] = [
  { id: 'types', name: 'types', command: ['node', 'tools/types.ts'] },
  { id: 'lint', name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { id: 'unused', name: 'unused code', command: ['knip'] },
  {
    id: 'unit',
    name: 'unit and property tests, arrows, doors, exports',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'house'],
    tests: 'vitest',
  },
  {
    id: 'broker',
    name: 'the live connection against a real broker, where one is installed',
    command: ['node', 'tools/broker/cli.ts', '--quick'],
  },
  {
    id: 'browser',
    name: 'components in the browser',
    command: ['vitest', 'run', '--project', 'browser', '--project', 'mocked', '--project', 'writes'],
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
  {
    id: 'showroom',
    name: 'Storybook’s own page',
    command: ['playwright', 'test', '-c', '.storybook/playwright.config.ts'],
    tests: 'playwright',
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
