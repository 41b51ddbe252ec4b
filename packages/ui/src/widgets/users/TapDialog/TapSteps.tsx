import type { WriteState } from '@corrente/domain/writes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Badge, Banner } from '../../../primitives/index.ts'
import { cardLines } from '../cardLines.ts'

/** What becomes of a card that was held to a reader, one call after the other. */
const STEPS = ['approve', 'find', 'bind'] as const
type Step = (typeof STEPS)[number]

const List = styled.ol`
  ${cardLines}
`
const TONES = {
  done: 'success',
  underWay: 'info',
  failed: 'danger',
  unknown: 'warning',
  waiting: 'neutral',
} as const

function markOf(step: Step, state: WriteState): keyof typeof TONES {
  if (state.phase === 'done') return 'done'
  if (!('step' in state)) return 'waiting'
  const names: readonly string[] = STEPS
  // A retry begins behind what was saved before.
  if (state.saved.includes(step) || names.indexOf(step) < names.indexOf(state.step)) return 'done'
  if (state.step !== step) return 'waiting'
  if (state.phase === 'refused' || state.phase === 'notApplied') return 'failed'
  return state.phase === 'unknown' || state.phase === 'other' || state.phase === 'accepted'
    ? 'unknown'
    : 'underWay'
}

/** Each step with its end, and what is said of the one that did not go well. */
export function TapSteps({ state }: { state: WriteState }) {
  const t = useText('users')
  const marks = useText('unknown-tags')
  const said = useSaid(state)
  return (
    <>
      <List aria-label={t('tap.stepsLabel')}>
        {STEPS.map((step) => {
          const mark = markOf(step, state)
          return (
            <li key={step}>
              <Badge tone={TONES[mark]}>{marks(`run.state.${mark}`)}</Badge>
              <span>{t(`tap.step.${step}`)}</span>
            </li>
          )
        })}
      </List>
      {said !== undefined && (
        <Banner tone="danger" isAnnounced>
          {said}
        </Banner>
      )}
    </>
  )
}

function useSaid(state: WriteState): string | undefined {
  const t = useText('users')
  switch (state.phase) {
    case 'refused':
    case 'notApplied':
      return t(`tap.refused.${STEPS.find((step) => step === state.step) ?? 'approve'}`)
    case 'notSent':
      return t(state.why === 'changed' ? 'tap.changed' : state.why === 'gone' ? 'tap.gone' : 'tap.notSent')
    case 'other':
      return t('tap.other')
    case 'unknown':
      return t('tap.unknown')
    default:
      return undefined
  }
}
