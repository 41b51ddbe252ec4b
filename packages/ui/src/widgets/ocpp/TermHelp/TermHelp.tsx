import { type TermKind, termOf } from '@corrente/domain/ocpp'
import { CircleHelp } from 'lucide-react'
import { Suspense, useState } from 'react'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { IconButton, Popover, Skeleton } from '../../../primitives/index.ts'
import { TermText } from './TermText.tsx'

export interface TermHelpProps {
  kind: TermKind
  /** The word as the charger, or the back end, said it. */
  text: string | undefined
}

const Box = styled.div`
  inline-size: min(340px, 80vw);
`

/** A button beside a word of OCPP that says what it means; nothing beside a word that the dictionary lacks. */
export function TermHelp({ kind, text }: TermHelpProps) {
  const t = useText('common')
  const [isOpen, setOpen] = useState(false)
  const term = termOf(kind, text)
  if (term === undefined) return null
  const label = t('term.about', { term: term.name })
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton size="small" label={label} icon={<CircleHelp aria-hidden="true" size={14} />} />}
    >
      <Box>
        {/* The words come with the first one that is opened. */}
        <Suspense fallback={<Skeleton shape="block" blockSize="120px" />}>
          <TermText term={term} />
        </Suspense>
      </Box>
    </Popover>
  )
}
