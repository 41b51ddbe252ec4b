import { type Late, late } from '@corrente/ui/foundations'
import { createElement } from 'react'
import type { HumanCheckProps } from '../../ports/index.ts'
import { isSandbox, loadSandbox, loadVendor } from './load.ts'

/**
 * The human check of this build.
 * @param siteKey - the vendor's key; unused by the sandbox's own check
 */
export function humanCheckOf(siteKey: string): Late<HumanCheckProps> {
  if (isSandbox) return late<HumanCheckProps>(loadSandbox)
  return late<HumanCheckProps>(async () => {
    const Check = await loadVendor()
    return (props) => createElement(Check, { ...props, siteKey })
  })
}
