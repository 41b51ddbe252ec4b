import { isPalettePress, singleKeyOf } from '@corrente/domain/palette'
import { late } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { useAtom } from 'jotai'
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { keyLayerAtom } from './atoms.ts'
import { catchText } from './catchText.ts'
import type { EarlyKeys } from './earlyKeys.ts'
import { isCovered, isInLayer, isTyping, modifierKey } from './keyPlace.ts'
import { useSingleKeys } from './useSingleKeys.ts'

const CommandCenter = late(async () => (await import('./CommandCenter.tsx')).CommandCenter)

export interface KeysProps {
  /** Signs out, as the user's menu does. */
  readonly signOut: () => void
}

/** Keeps what is typed for a palette whose field does not have the focus (yet); false for keys that are none of its. */
function typeAhead(early: EarlyKeys, { key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false
  if (key === 'Enter') early.isEntered = true
  else if (key === 'Backspace') early.typed = early.typed.slice(0, -1)
  else if ([...key].length === 1 && !early.isEntered) early.typed += key
  else return false
  early.tell?.()
  return true
}

/**
 * Listens for the palette's keys and for single ones. It knows none of them: the first key that could be one brings the
 * registry, which then gets it, so that the first load carries nothing but this.
 */
export function Keys({ signOut }: KeysProps) {
  const [layer, setLayer] = useAtom(keyLayerAtom)
  const [hasSingleKeys] = useSingleKeys()
  const [isNeeded, setNeeded] = useState(false)
  const t = useText('shell')
  const early = useRef<EarlyKeys>({
    typed: '',
    isEntered: false,
    tell: undefined,
    waiting: [],
    take: undefined,
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (isPalettePress(event)) {
      if (layer === undefined && isCovered(document)) return
      event.preventDefault()
      Object.assign(early.current, { typed: '', isEntered: false })
      setLayer(layer === 'palette' ? undefined : 'palette')
      return
    }
    if (layer === 'palette' && !isInLayer(event.target)) {
      if (typeAhead(early.current, event)) event.preventDefault()
      return
    }
    const key = hasSingleKeys ? singleKeyOf(event) : undefined
    if (key === undefined || isTyping(event.target) || isCovered(document)) return
    const { take, waiting } = early.current
    if (take) {
      if (take(key, event.timeStamp)) event.preventDefault()
      return
    }
    waiting.push({ key, at: event.timeStamp })
    setNeeded(true)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const label = t('header.palette', { keys: `${modifierKey()} K` })
  const onText = useEffectEvent((text: string) => {
    early.current.typed += text
    early.current.tell?.()
  })
  useLayoutEffect(
    () => (layer === 'palette' ? catchText(label, (text) => onText(text)) : undefined),
    [layer, label],
  )

  // Once it is there it stays: a key that it takes must be taken before the browser writes it somewhere.
  if (layer !== undefined && !isNeeded) setNeeded(true)
  return isNeeded ? (
    <Suspense>
      <CommandCenter early={early} signOut={signOut} />
    </Suspense>
  ) : null
}
