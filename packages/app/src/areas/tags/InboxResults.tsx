import { unknownKey } from '@corrente/domain/tags'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Button } from '@corrente/ui/primitives'
import { useNavigate } from '@tanstack/react-router'
import { RunPanel } from './RunPanel.tsx'
import { type useInboxRun, useInboxWords } from './useInboxRun.ts'
import { useTagHref } from './useTagHref.ts'

type InboxResultsProps = Pick<
  ReturnType<typeof useInboxRun>,
  'run' | 'action' | 'isUnsure' | 'clear' | 'again'
>

/** The results of cards that were approved or deleted together, or of one whose end was not known. */
export function InboxResults({ run, action, isUnsure, clear, again }: InboxResultsProps) {
  const t = useText('unknown-tags')
  const words = useInboxWords()
  const personal = usePersonal()
  const tagHref = useTagHref()
  const navigate = useNavigate()
  const open = async (idTag: string) => navigate({ href: await tagHref(idTag) })
  if (!run || (run.items.length === 1 && !isUnsure)) return null
  return (
    <RunPanel
      run={run}
      fileName="tags-unknown"
      title={t(`run.title.${action}`, { count: run.items.length })}
      lines={run.items.map((card, place) => {
        const state = run.states[place] ?? { phase: 'idle' as const }
        const text = words(action, card, state)
        const tag = personal(card.idTag)
        return {
          key: unknownKey(card),
          state,
          // A message that does not name its card stands behind the card's id.
          text: text.includes(tag) ? text : t('run.line', { tag, text }),
          action:
            action === 'approve' && state.phase === 'done' ? (
              <Button size="small" tone="ghost" onClick={() => void open(card.idTag)}>
                {t('assign')}
              </Button>
            ) : undefined,
        }
      })}
      onRetry={() => void again('retry')}
      onVerify={() => void again('verify')}
      onClose={clear}
    />
  )
}
