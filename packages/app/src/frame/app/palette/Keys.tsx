import { isPalettePress, singleKeyOf } from '@corrente/domain/palette'
import { late } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { useAtom } from 'jotai'
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useChoice } from '../useChoice.ts'
import { keyLayerAtom } from './atoms.ts'
import type { EarlyKeys } from './earlyKeys.ts'
import { isCovered, isInLayer, isTyping, modifierKey } from './keyPlace.ts'

/**
 * Takes the text that comes as text, not as keys, before there is a field for it: a letter with a dead key, what an input
 * method puts, what is pasted. The browser gives such a text only to a field that has the focus, so that there is one.
 *
 * @param label its name, while it has the focus
 * @returns gives the focus back to where it was, unless something else has it by now
 */
function catchText(label: string, onText: (text: string) => void): () => void {
  const origin = document.activeElement
  const field = document.createElement('input')
  field.setAttribute('aria-label', label)
  field.tabIndex = -1
  field.style.cssText =
    'position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;opacity:0;pointer-events:none'
  const take = (): void => {
    const { value } = field
    field.value = ''
    if (value !== '') onText(value)
  }
  const leave = (): void => {
    field.remove()
    if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true })
  }
  field.addEventListener('input', (event) => {
    // A letter that is still being put together may become another one.
    if (!(event instanceof InputEvent && event.isComposing)) take()
  })
  field.addEventListener('compositionend', take)
  document.body.append(field)
  field.focus({ preventScroll: true })
  return () => {
    if (document.activeElement === field) {
      leave()
      return
    }
    // What lies over the page gives the focus back to where it came from, which is this field.
    const next = (event: FocusEvent) => (event.target === field ? leave() : field.remove())
    document.addEventListener('focusin', next, { once: true })
  }
}

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
  const [hasSingleKeys] = useChoice('singleKeys')
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
    if (layer === 'palette' && !isInLayer(event.target)) return
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
  // Before the page: what closed as the palette opened gives the focus back there, and a letter is a key of some pages.
  const onAhead = useEffectEvent((event: KeyboardEvent) => {
    if (layer !== 'palette' || isInLayer(event.target) || !typeAhead(early.current, event)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', (event) => onAhead(event), { capture: true, signal })
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    return () => listening.abort()
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
