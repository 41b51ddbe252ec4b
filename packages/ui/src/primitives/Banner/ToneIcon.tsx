import type { Tone } from '@corrente/themes'
import { Bell, CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { VisuallyHidden } from '../../foundations/index.ts'

const icons = {
  neutral: Bell,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
} satisfies Record<Tone, unknown>

export interface ToneIconProps {
  /** What it means. */
  tone: Tone
  /** The tone in words, for assistive technology. */
  label: string
}

/** One silhouette per tone, so that the meaning does not hang on the colour. */
export function ToneIcon({ tone, label }: ToneIconProps) {
  const Icon = icons[tone]
  return (
    <>
      <Icon aria-hidden="true" size={16} />
      {/* A space at the end of a box is no space to a reader: it would say both as one word. */}
      <VisuallyHidden>{`${label}:\u00a0`}</VisuallyHidden>
    </>
  )
}
