// Type-checks each package with its own surroundings (the domain has no DOM, for one), then the tools and the tests.
import { existsSync } from 'node:fs'
import { runStep } from './steps.ts'

const PROJECTS = [
  'packages/domain',
  'packages/themes',
  'packages/ui',
  'packages/app',
  'packages/app/tsconfig.worker.json',
  'packages/sandbox',
  'packages/visual',
  '.',
]
let failed = 0
for (const project of PROJECTS.filter((path) => existsSync(path))) {
  const { status } = await runStep({ name: `types ${project}`, command: ['tsc', '-p', project] })
  if (status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
