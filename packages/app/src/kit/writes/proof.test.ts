import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTab, keptIn, provedBy } from './proof.ts'

test('in the tab any form comes back as it was; elsewhere a proof stands as it is, and without a journal nothing is kept', () => {
  const { place, proofOf, restore } = inTab<unknown>()
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()))
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value), (form) => {
      expect(restore(JSON.parse(JSON.stringify(proofOf(form))))).toEqual({ ...form })
      expect(provedBy('tab', keptIn('tab', form))).toEqual({ ...form })
    }),
  )
  expect([place, provedBy('tab', keptIn('tab', undefined))]).toEqual(['tab', null])
  const proof = { before: 3 }
  expect([keptIn('cp', proof), provedBy('cp', proof), keptIn(undefined, proof)]).toEqual([proof, proof, {}])
})
