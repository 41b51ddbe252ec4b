import { Checkbox } from '@corrente/ui/forms'
import { useText } from '@corrente/ui/messages'
import { useState } from 'react'
import type { HumanCheckProps } from '../../ports/index.ts'

/** What the sandbox's back end takes for an answer: this and a random part that is good for one call. */
export const SANDBOX_ANSWER = 'sandbox-human-'

/** The sandbox build's own human check: a box to tick. Never part of a production build (BOOT-015). */
export function SandboxCheck({ onAnswer, round }: HumanCheckProps) {
  const t = useText('session')
  /** The round that it was ticked in: in another one it is free again. */
  const [ticked, setTicked] = useState<number>()
  return (
    <Checkbox
      label={t('human.sandbox')}
      isChecked={ticked === round}
      onChange={(next) => {
        setTicked(next ? round : undefined)
        onAnswer(next ? SANDBOX_ANSWER + crypto.randomUUID() : undefined)
      }}
    />
  )
}
