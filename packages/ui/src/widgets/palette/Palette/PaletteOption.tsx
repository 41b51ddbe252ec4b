import { Zap } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { Badge } from '../../../primitives/index.ts'
import { ConditionMark } from '../../conditions/index.ts'
import { navIcons } from '../../shell/index.ts'
import { KeySequence } from '../KeySequence.tsx'
import { Note, Option, Words } from './Palette.styles.ts'
import type { PaletteEntry } from './paletteGroup.ts'

export interface PaletteOptionProps {
  id: string
  entry: PaletteEntry
  /** Enter opens it. */
  isMarked: boolean
  /** The pointer is on it. */
  onMark: () => void
  onChoose: () => void
}

/** One thing to choose: its state or its page's icon, its name, its keys. */
export function PaletteOption({ id, entry, isMarked, onMark, onChoose }: PaletteOptionProps) {
  const t = useText('palette')
  const Icon = entry.menu === undefined ? Zap : navIcons[entry.menu]
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isMarked}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onMark}
      onClick={onChoose}
    >
      {entry.station === undefined ? (
        <Icon size={16} aria-hidden="true" />
      ) : (
        <ConditionMark station={entry.station} isLabelHidden />
      )}
      <Words>
        <span>{entry.label}</span>
        {entry.note ? <Note>{entry.note}</Note> : null}
      </Words>
      {entry.isOff && <Badge>{t('off')}</Badge>}
      {entry.keys && <KeySequence keys={entry.keys} />}
    </Option>
  )
}
