import { type ComponentType, createElement, lazy, Suspense } from 'react'
import type { HumanCheckProps } from '../../ports/index.ts'

/** The bundler sees which check the build names and leaves the other one out. */
const isSandbox = import.meta.env.VITE_CORRENTE_HUMAN_CHECK === 'sandbox'
const loadSandbox = () => import('./SandboxCheck.tsx')
const loadVendor = () => import('./RecaptchaCheck.tsx')

/** Loads the code of this build's check before it is shown; the vendor's own script waits for its place on the page. */
export const preloadHumanCheck = (): Promise<unknown> => (isSandbox ? loadSandbox() : loadVendor())

/**
 * The human check of this build.
 * @param siteKey - the vendor's key; unused by the sandbox's own check
 */
export function humanCheckOf(siteKey: string): ComponentType<HumanCheckProps> {
  if (isSandbox) {
    const Check = lazy(async () => ({ default: (await loadSandbox()).SandboxCheck }))
    return (props) => createElement(Suspense, { fallback: null }, createElement(Check, props))
  }
  const Check = lazy(async () => ({ default: (await loadVendor()).RecaptchaCheck }))
  return (props) => createElement(Suspense, { fallback: null }, createElement(Check, { ...props, siteKey }))
}
