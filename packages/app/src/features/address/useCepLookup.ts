import { type AddressBlock, answerLookup } from '@corrente/domain/address'
import { useAnswer } from '../../kit/forms/index.ts'
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
  useAnswer(lookup.state === 'looking' ? lookup.digits : undefined, {
    ask: (digits, signal) => lookUpCep(cp, digits, signal),
    onAnswer: (answer, digits) => onChange((block) => answerLookup(block, digits, answer)),
  })
}
