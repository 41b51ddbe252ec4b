import { Check, Copy, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

export interface CopyButtonProps {
  /** What goes to the clipboard, as it is stored, not as it is shown shortened. */
  text: string
  /** What is copied, in words: 'Copiar o código do pagamento'. */
  label: string
  /** Puts a text on the clipboard and rejects where it cannot. */
  onCopy: (text: string) => Promise<void>
}

/** How long it says that it has copied. */
const SAID_MS = 3_000
const ICONS = { idle: Copy, copied: Check, failed: TriangleAlert }

/** Copies a value and says so, in the place of its own label; also says when it could not. */
export function CopyButton({ text, label, onCopy }: CopyButtonProps) {
  const t = useText('common')
  const [result, setResult] = useState<keyof typeof ICONS>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const say = (next: 'copied' | 'failed'): void => {
    setResult(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setResult('idle'), SAID_MS)
  }
  const Icon = ICONS[result]
  const spoken = result === 'idle' ? undefined : t(`copy.${result}`)
  return (
    <>
      <IconButton
        size="small"
        label={label}
        icon={<Icon aria-hidden="true" />}
        onClick={() => {
          onCopy(text).then(
            () => say('copied'),
            () => say('failed'),
          )
        }}
      />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  )
}
