/**
 * A press on a toast is no press outside the dialog, and Escape on a toast is not meant for the dialog: the toast is
 * dismissed, the dialog stays.
 */
export function keepForToasts(event: { target: EventTarget | null; preventDefault: () => void }): void {
  if (event.target instanceof Element && event.target.closest('[data-toast-host]')) event.preventDefault()
}
