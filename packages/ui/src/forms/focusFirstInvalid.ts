/**
 * Puts the focus on the first field of a form that is marked as wrong, so that a reader hears its words. Of a group of
 * radio buttons, which takes no focus itself, it is the chosen one or the first.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const radio =
    wrong?.querySelector<HTMLElement>('input:checked') ?? wrong?.querySelector<HTMLElement>('input')
  ;(radio ?? wrong)?.focus()
}
