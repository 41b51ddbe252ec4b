import { useState } from 'react'
import { Checkbox } from '../../forms/index.ts'

export interface StoryHumanProps {
  /** Whether the check is passed. */
  isChecked: boolean
  /** It was passed or taken back. */
  onChange: (isChecked: boolean) => void
}

/** Stands for the human check, which the app supplies. */
export function StoryHuman({ isChecked, onChange }: StoryHumanProps) {
  return <Checkbox label="Não sou um robô" isChecked={isChecked} onChange={onChange} />
}

/** The human check with its own state, for stories that pass it themselves. */
export function useStoryHuman(isPassed = false) {
  const [isHuman, setHuman] = useState(isPassed)
  return { isHuman, humanCheck: <StoryHuman isChecked={isHuman} onChange={setHuman} /> }
}
