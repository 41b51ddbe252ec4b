import { posix } from 'node:path'
import type { Source, Violation } from './source.ts'

const OWN_INDEX = /^packages\/ui\/src\/.+\/[A-Z][A-Za-z0-9]*\/index\.ts$/
const COMPONENT = /^packages\/ui\/src\/(?:widgets\/)?[^/]+\/(?:[^/]+\/)*([A-Z][A-Za-z0-9]*)\/\1\.tsx$/

/**
 * Every component folder of `ui` shows itself: stories beside it, and a title that says where it stands. It has no index:
 * inside the package its files are named, and others come by the floor's own.
 */
export const storyViolations = (sources: readonly Source[]): Violation[] => {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const found: Violation[] = []
  for (const { path } of sources) {
    if (OWN_INDEX.test(path))
      found.push({ path, line: 1, message: 'a component has no index of its own: name its file' })
    const name = COMPONENT.exec(path)?.[1]
    if (name === undefined) continue
    const folder = posix.dirname(path)
    const stories = [...byPath.keys()].filter(
      (other) => posix.dirname(other) === folder && other.endsWith('.stories.tsx'),
    )
    if (stories.length === 0) found.push({ path, line: 1, message: `${name} has no stories beside it` })
    for (const story of stories) {
      const title = /title:\s*'([^']+)'/.exec(byPath.get(story)?.text ?? '')?.[1]
      if (title === undefined) found.push({ path: story, line: 1, message: 'the stories have no title' })
      else if (!title.split('/').includes(name))
        found.push({ path: story, line: 1, message: `the title "${title}" does not name ${name}` })
    }
  }
  return found
}
