import type { Environment } from './environmentSchema.ts'

declare global {
  interface ImportMetaEnv {
    /** Put in by the build, which has checked them. */
    readonly CORRENTE_SETTINGS: Environment
  }
}

/** The settings of this build (BOOT-008, BOOT-011 to BOOT-016). */
export const SETTINGS: Environment = import.meta.env.CORRENTE_SETTINGS
