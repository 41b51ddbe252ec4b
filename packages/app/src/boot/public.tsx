import { legalPages } from '../areas/legal/index.ts'
import { CrossingToast, sessionPages } from '../areas/session/index.ts'
import { HistoryProvider, HumanCheckProvider } from '../ports/index.ts'
import { createDocumentHistory } from './documentHistory.ts'
import { humanCheckOf } from './humanCheck/index.ts'
import { Links } from './Links.tsx'
import { PublicRouter } from './PublicRouter.tsx'
import { start } from './start.tsx'

const PAGES = { ...sessionPages, ...legalPages }

void start({
  areas: ['session'],
  render: (world) => {
    const history = createDocumentHistory(window)
    return (
      <HistoryProvider history={history}>
        <HumanCheckProvider check={humanCheckOf(world.captchaSiteKey)}>
          <Links entry="public" push={history.push}>
            <PublicRouter pages={PAGES} />
            <CrossingToast />
          </Links>
        </HumanCheckProvider>
      </HistoryProvider>
    )
  },
})
