/**
 * The page when not even the words could be had: no catalogue is there, so this one text stands in the code, in the
 * three languages, as plain nodes.
 */
export function showLastResort(error: unknown): void {
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Tentar novamente · Try again · Intentar de nuevo'
  retry.addEventListener('click', () => window.location.reload())
  const detail = document.createElement('p')
  // Names of missing settings or of a file: nothing that a person typed is there yet.
  detail.textContent = error instanceof Error ? error.message : ''
  document.getElementById('root')?.replaceChildren(retry, detail)
}
