import { pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { TagImport } from '@corrente/ui/widgets/tags'
import { useListView } from '../../../kit/lists/index.ts'
import { usePageTitle } from '../../../ports/index.ts'
import { RunPanel } from '../RunPanel.tsx'
import { useSentImport } from './useSentImport.ts'
import { useImportList, useImportRun } from './useTagImport.ts'

/** `/ocpptags/create?import=list`: many cards from a list (jobs: Tags 2). */
export function TagImportPage() {
  const t = useText('tag-import')
  usePageTitle(t('title'))
  const list = useImportList()
  const { run, start, clear, textOf } = useImportRun()
  const sent = useSentImport(start)
  const [view, setView] = useListView('tag-import')
  return (
    <TagImport
      {...list}
      view={view}
      onViewChange={setView}
      backHref={pathOf('tags')}
      onImport={sent.start}
      sent={sent.sent}
      results={
        run && (
          <RunPanel
            run={run}
            fileName="tags-import"
            title={t('run.title', { count: run.items.length })}
            lines={run.items.map((card, place) => {
              const state = run.states[place] ?? { phase: 'idle' as const }
              return { key: String(card.line), state, text: textOf(card, state) }
            })}
            onRetry={() => void run.retry()}
            onVerify={() => void run.verify()}
            onClose={() => {
              // What is registered needs no second look; what is not stays in the list.
              if (run.summary.done === run.items.length) list.onTextChange('')
              sent.forget()
              clear()
            }}
          />
        )
      }
    />
  )
}
