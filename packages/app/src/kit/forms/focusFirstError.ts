/** Puts the focus on the first field of a form that is marked as wrong, so that a reader hears its words. */
export function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
