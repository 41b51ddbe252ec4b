import { type AddressBlock, answerLookup } from '@corrente/domain/address'
import { useEffect, useEffectEvent } from 'react'
import { usePorts } from '../../ports/index.ts'
import { lookUpCep } from '../../resources/zipCodes.ts'

/**
 * Asks for a zip code as soon as the block wants it looked up, and lays the answer over the block that stands then; an
 * answer for a zip code that is no longer there changes nothing (STF-069 to STF-072).
 */
export function useCepLookup(
  { lookup }: AddressBlock,
  onChange: (change: (block: AddressBlock) => AddressBlock) => void,
): void {
  const { cp } = usePorts().gateways
  const change = useEffectEvent(onChange)
  const { state, digits } = lookup
  useEffect(() => {
    if (state !== 'looking') return
    const call = new AbortController()
    lookUpCep(cp, digits, call.signal).then(
      (answer) => change((block) => answerLookup(block, digits, answer)),
      // Only our own abort: another zip code stands there now.
      () => undefined,
    )
    return () => call.abort()
  }, [cp, state, digits])
}
