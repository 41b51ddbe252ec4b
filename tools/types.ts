// Type-checks each package with its own surroundings (the domain has no DOM, for one), then the tools and the tests. What
// was found is kept in `.cache/types`, so that a second run checks what changed.
import { runStep } from './steps.ts'

const PROJECTS = [
  'packages/domain',
  'packages/themes',
  'packages/ui',
  'packages/app',
  'packages/sandbox',
  'packages/visual',
  '.',
]
let failed = 0
for (const project of PROJECTS) {
  const kept = `.cache/types/${project.replace('/', '-')}.tsbuildinfo`
  const { status } = await runStep({
    name: `types ${project}`,
    command: ['tsc', '-p', project, '--incremental', '--tsBuildInfoFile', kept],
  })
  if (status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
