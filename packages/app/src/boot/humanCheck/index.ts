import { type Late, late } from '@corrente/ui/foundations'
import { createElement, Suspense } from 'react'
import type { HumanCheckProps } from '../../ports/index.ts'
import { isSandbox, loadSandbox, loadVendor } from './load.ts'

/**
 * The human check of this build.
 * @param siteKey - the vendor's key; unused by the sandbox's own check
 */
export function humanCheckOf(siteKey: string): Late<HumanCheckProps> {
  const check = late<HumanCheckProps>(async () => {
    if (isSandbox) return loadSandbox()
    const Check = await loadVendor()
    return (props) => createElement(Check, { ...props, siteKey })
  })
  // A vendor that is slow keeps nobody from the form that the check stands in.
  const show = (props: HumanCheckProps) => createElement(Suspense, null, createElement(check, props))
  return Object.assign(show, { preload: check.preload })
}
