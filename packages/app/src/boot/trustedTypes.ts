/** Of Trusted Types, what is used here; the DOM library has no types for them yet. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: {
      readonly createHTML: (text: string) => string | null
      readonly createScript: (text: string) => string | null
      readonly createScriptURL: (text: string) => string | null
    },
  ) => unknown
}

const hasFactory = (value: object): value is { trustedTypes: PolicyFactory } =>
  'trustedTypes' in value && typeof value.trustedTypes === 'object' && value.trustedTypes !== null

/**
 * The address when it is a script of this build: same origin, under `/assets/`, ending in `.js`, or the service worker at the
 * root; nothing else. Vite's
 * development server keeps its sources elsewhere, so all of its own origin passes there.
 */
export function ownScript(raw: string, origin: string, isDevelopment: boolean): string | null {
  let url: URL
  try {
    url = new URL(raw, origin)
  } catch {
    return null
  }
  if (url.origin !== origin || url.username !== '' || url.password !== '') return null
  if (isDevelopment) return url.href
  return /^\/(?:assets\/[\w.-]+|sw)\.js$/.test(url.pathname) && url.search === '' ? url.href : null
}

/**
 * The one policy that turns texts into script addresses (workers, chunks); markup and script text are refused, so that
 * no text of a server can ever become either (R22). Does nothing where the browser has no Trusted Types.
 */
export function installTrustedTypes(scope: object, origin: string, isDevelopment: boolean): void {
  if (!hasFactory(scope)) return
  try {
    scope.trustedTypes.createPolicy('default', {
      createHTML: () => null,
      createScript: () => null,
      createScriptURL: (raw) => ownScript(raw, origin, isDevelopment),
    })
  } catch {
    // A second default policy is refused: the first one stands.
  }
}
