import type { Verdict } from '@corrente/domain/operations'
import type { TONES } from '@corrente/themes'
import { Check, CircleDashed, Clock, Hourglass, MessageSquare, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../messages/index.ts'
import { Badge } from '../../../primitives/index.ts'

const LOOKS: Readonly<Record<Verdict, { tone: (typeof TONES)[number]; icon: ReactNode }>> = {
  failed: { tone: 'danger', icon: <X aria-hidden="true" /> },
  refused: { tone: 'danger', icon: <Minus aria-hidden="true" /> },
  silent: { tone: 'warning', icon: <CircleDashed aria-hidden="true" /> },
  waiting: { tone: 'neutral', icon: <Clock aria-hidden="true" /> },
  answered: { tone: 'neutral', icon: <MessageSquare aria-hidden="true" /> },
  promised: { tone: 'info', icon: <Hourglass aria-hidden="true" /> },
  // No green: a yes of the charger is no effect yet.
  accepted: { tone: 'info', icon: <Check aria-hidden="true" /> },
}

/** The colour of each verdict. */
export const VERDICT_TONES = Object.fromEntries(
  Object.entries(LOOKS).map(([verdict, { tone }]) => [verdict, tone]),
) as Readonly<Record<Verdict, (typeof TONES)[number]>> // its own keys

/** How a station answered, in a word, by shape and colour. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useText('operations')
  const { tone, icon } = LOOKS[verdict]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`verdict.${verdict}`)}
    </Badge>
  )
}
