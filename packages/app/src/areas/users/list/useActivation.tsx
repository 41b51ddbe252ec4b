import type { Tag } from '@corrente/domain/tags'
import type { Activation } from '@corrente/domain/users'
import { NOT_SENT, type WriteState } from '@corrente/domain/writes'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { RunResults } from '@corrente/ui/widgets/tags'
import { type ReactNode, useState } from 'react'
import { useRun } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { cardActivation, personActivation } from '../../../resources/activation.ts'

/** What is switched: the person's record, or a card. */
type Part = { readonly tag: Tag | undefined; readonly action: Activation }

/** Why a part was not switched, in words; undefined where its mark says enough. */
function useWhyNot() {
  const t = useText('users')
  const once = useText('once-only')
  return (state: WriteState): string | undefined => {
    if (state.phase === 'refused') return t('activation.refused')
    if (state.phase === 'notApplied') return `${t('activation.refused')} ${once('notApplied')}`
    if (state.phase !== 'notSent') return undefined
    return once(`notSent.${NOT_SENT.find((why) => why === state.why) ?? 'changed'}`)
  }
}

/**
 * Switches a person, then the chosen cards, off or on: each read again first, one after the other, each with its own
 * result. A card goes off although the record was refused: whoever switches somebody off wants as much of it as can be had.
 */
export function useActivation(
  pk: number,
  name: string,
): {
  readonly begin: (action: Activation, cards: readonly Tag[]) => void
  readonly isRunning: boolean
  readonly results: ReactNode
} {
  const t = useText('users')
  const { cp } = usePorts().gateways
  const personal = usePersonal()
  const whyNot = useWhyNot()
  const { run, begin, clear } = useRun<Part>()
  const [action, setAction] = useState<Activation>('deactivate')
  const wordsOf = ({ tag, action: own }: Part, state: WriteState) => {
    const what =
      tag === undefined
        ? t(`activation.${own}.person`, { name })
        : t(`activation.${own}.card`, { tag: personal(tag.idTag) })
    const text = whyNot(state)
    return text === undefined ? what : t('activation.line', { what, text })
  }
  return {
    begin: (next, cards) => {
      setAction(next)
      const parts = [undefined, ...cards].map((tag): Part => ({ tag, action: next }))
      void begin(
        parts,
        ({ tag }) => (tag === undefined ? personActivation(cp, pk, next) : cardActivation(cp, tag, next)),
        1,
      )
    },
    isRunning: run?.isRunning === true,
    results: run && (
      <RunResults
        title={t(`activation.${action}.results`, { name })}
        lines={run.items.map((part, place) => {
          const state = run.states[place] ?? { phase: 'idle' as const }
          return { key: String(part.tag?.pk ?? 'person'), state, text: wordsOf(part, state) }
        })}
        summary={run.summary}
        isRunning={run.isRunning}
        onStop={run.stop}
        onRetry={() => void run.retry()}
        onVerify={() => void run.verify()}
        onClose={clear}
      />
    ),
  }
}
