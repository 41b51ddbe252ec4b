/** Of the vendor's script, what is used here. */
export interface Recaptcha {
  readonly ready: (then: () => void) => void
  readonly render: (place: HTMLElement, options: RecaptchaOptions) => number
  readonly reset: (widget: number) => void
}

/** Options of one widget. */
export interface RecaptchaOptions {
  readonly sitekey: string
  readonly theme: 'light' | 'dark'
  readonly callback: (answer: string) => void
  readonly 'expired-callback': () => void
  readonly 'error-callback': () => void
}

const ADDRESS = 'https://www.google.com/recaptcha/api.js'
const LIMIT_MS = 15_000

const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'ready' in value && 'render' in value && 'reset' in value

const present = (): Recaptcha | undefined => {
  const found: unknown = Reflect.get(globalThis, 'grecaptcha')
  return isRecaptcha(found) ? found : undefined
}

let loading: Promise<Recaptcha> | undefined

/**
 * Loads the vendor's script once, in the language of the words; only the public entry ever calls this. Rejects when it
 * cannot be had within 15 s, and may then be asked again.
 */
export function loadRecaptcha(language: string): Promise<Recaptcha> {
  loading ??= insert(language).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function insert(language: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('The human check could not be loaded.'))
    }
    const timer = setTimeout(fail, LIMIT_MS)
    script.src = `${ADDRESS}?render=explicit&hl=${encodeURIComponent(language)}`
    script.async = true
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    script.onload = () => {
      clearTimeout(timer)
      const recaptcha = present()
      if (recaptcha) recaptcha.ready(() => resolve(recaptcha))
      else fail()
    }
    document.head.append(script)
  })
}
