import { loadVendorScript } from '../vendorScript.ts'

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

const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'ready' in value && 'render' in value && 'reset' in value

let loading: Promise<Recaptcha> | undefined

/**
 * Loads the vendor's script once, in the language of the words; only the public entry ever calls this. Rejects when it
 * cannot be had within 15 s, and may then be asked again.
 */
export function loadRecaptcha(language: string): Promise<Recaptcha> {
  loading ??= load(language).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(language: string): Promise<Recaptcha> {
  await loadVendorScript(`${ADDRESS}?render=explicit&hl=${encodeURIComponent(language)}`)
  const found: unknown = Reflect.get(globalThis, 'grecaptcha')
  if (!isRecaptcha(found)) throw new Error('The human check is not what it should be.')
  return new Promise((resolve) => {
    found.ready(() => resolve(found))
  })
}
