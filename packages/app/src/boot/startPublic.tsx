import { late } from '@corrente/ui/foundations'
import type { Area, AreaRoute } from '../kit/area/index.ts'
import { createDocumentHistory } from './documentHistory.ts'
import { humanCheckOf } from './humanCheck/index.ts'
import { PublicContent } from './PublicContent.tsx'
import { start } from './start.tsx'

export interface PublicStart {
  readonly areas: readonly Area[]
  /** The page of the address; undefined: it is none of this document's. */
  readonly first: AreaRoute | undefined
  /** Whether the page asks for the human check. */
  readonly hasCheck: boolean
}

/** Starts the public document. */
export function startPublic({ areas, first, hasCheck }: PublicStart): Promise<void> {
  const routes = areas.flatMap((area) => area.routes)
  const pages = new Map(routes.map(({ id, page }) => [id, late(page)]))
  let check: ReturnType<typeof humanCheckOf> | undefined
  return start({
    areas: [...new Set(['session' as const, ...(first?.messages ?? [])])],
    own: ({ captchaSiteKey }) => {
      check = humanCheckOf(captchaSiteKey)
      return { history: createDocumentHistory(window), humanCheck: check }
    },
    prepare: (_world, { history }) => ({
      content: <PublicContent pages={pages} push={history.push} />,
      ready: Promise.all([first && pages.get(first.id)?.preload(), hasCheck && check?.preload()]),
    }),
  })
}
