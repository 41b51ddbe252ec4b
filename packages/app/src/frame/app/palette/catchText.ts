/**
 * Takes the text that comes as text, not as keys, before there is a field for it: a letter with a dead key, what an input
 * method puts, what is pasted. The browser gives such a text only to a field that has the focus, so that there is one.
 *
 * @param label its name, while it has the focus
 * @returns gives the focus back to where it was, unless something else has it by now
 */
export function catchText(label: string, onText: (text: string) => void): () => void {
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
