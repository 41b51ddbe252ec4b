/// <reference types="vite/client" />
/// <reference types="@corrente/themes/virtual" />

interface ImportMetaEnv {
  /** Of the build: `0.1.0 (1a2b3c4d)`. */
  readonly CORRENTE_VERSION: string
  /** Read by itself, so that the bundler leaves the other human check out of the build. */
  readonly VITE_CORRENTE_HUMAN_CHECK?: 'sandbox' | 'recaptcha'
}
