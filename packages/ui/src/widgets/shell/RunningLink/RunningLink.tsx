import { LoaderCircle } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { IconLink } from '../../../primitives/index.ts'

export interface RunningLinkProps {
  /** Commands that this tab has sent and that still run; at least one. */
  count: number
  /** Where their answers stand. */
  href: string
}

/** What this tab has sent and still runs, one press from any page. */
export function RunningLink({ count, href }: RunningLinkProps) {
  const t = useText('shell')
  return (
    <IconLink
      tone="chrome"
      href={href}
      label={t('running', { count })}
      icon={<LoaderCircle aria-hidden="true" />}
      tooltipSide="below"
    />
  )
}
