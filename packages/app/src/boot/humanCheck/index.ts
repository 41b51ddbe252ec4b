import { type ComponentType, createElement, lazy, Suspense } from 'react'
import type { HumanCheckProps } from '../../ports/index.ts'

/**
 * The human check of this build. The bundler sees which one the build names and leaves the other out.
 * @param siteKey - the vendor's key; unused by the sandbox's own check
 */
export function humanCheckOf(siteKey: string): ComponentType<HumanCheckProps> {
  if (import.meta.env.VITE_CORRENTE_HUMAN_CHECK === 'sandbox') {
    const Check = lazy(() => import('./SandboxCheck.tsx').then((m) => ({ default: m.SandboxCheck })))
    return (props) => createElement(Suspense, { fallback: null }, createElement(Check, props))
  }
  const Check = lazy(() => import('./RecaptchaCheck.tsx').then((m) => ({ default: m.RecaptchaCheck })))
  return (props) => createElement(Suspense, { fallback: null }, createElement(Check, { ...props, siteKey }))
}
