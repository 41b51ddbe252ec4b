import { createElement } from 'react'
import type { HumanCheckProps } from '../../ports/index.ts'
import { type ReadyLazy, readyLazy } from '../readyLazy.ts'
import { isSandbox, loadSandbox, loadVendor } from './load.ts'

/**
 * The human check of this build.
 * @param siteKey - the vendor's key; unused by the sandbox's own check
 */
export function humanCheckOf(siteKey: string): ReadyLazy<HumanCheckProps> {
  if (isSandbox) return readyLazy<HumanCheckProps>(loadSandbox)
  return readyLazy<HumanCheckProps>(async () => {
    const Check = await loadVendor()
    return (props) => createElement(Check, { ...props, siteKey })
  })
}
