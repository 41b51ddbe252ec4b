/// <reference types="vite/client" />
/// <reference types="@corrente/themes/virtual" />

interface ImportMetaEnv {
  /** Read by itself, so that the bundler leaves the other human check out of the build. */
  readonly VITE_CORRENTE_HUMAN_CHECK?: 'sandbox' | 'recaptcha'
}
