import { ClipboardCopy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'

export interface CopyTicketProps {
  /** What goes to the clipboard. */
  text: string
  /** Puts a text on the clipboard and rejects where it cannot. */
  onCopy: (text: string) => Promise<void>
}

/** How long it says how that went. */
const SAID_MS = 3_000

/** Copies the ticked alerts as text for a ticket, and says in its own place how that went. */
export function CopyTicket({ text, onCopy }: CopyTicketProps) {
  const t = useText('alert-list')
  const common = useText('common')
  const [said, setSaid] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <>
      <Button
        size="small"
        icon={<ClipboardCopy aria-hidden="true" />}
        onClick={() =>
          void onCopy(text).then(
            () => setSaid('copied'),
            () => setSaid('failed'),
          )
        }
      >
        {t('ticked.copy')}
      </Button>
      <span role="status">{said && common(`copy.${said}`)}</span>
    </>
  )
}
