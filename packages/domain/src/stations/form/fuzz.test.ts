import { describe, expect, inject, test } from 'vitest'
import { createRandom } from '../../fixtures/index.ts'
import { checkStation, submitBlock } from '../index.ts'
import { ACCOUNTS, ACTS, type Form, PERMISSIONS, policyOf, STARTS } from './testing/acts.ts'
import { forbidden, heal, stuck } from './testing/promises.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether all rounds are played, or a fifth of them. */
    rounds: 'all' | 'few'
  }
}

// Sequences of what somebody may do to the form, while what they may do changes under their hands. Three promises:
// no error stands on a field that cannot be corrected; nothing is sent that the rules forbid; some edits always save.
const SEQUENCES = inject('rounds') === 'all' ? 100_000 : 20_000

describe('the field policy', () => {
  test(`after ${SEQUENCES} sequences no field is stuck, nothing forbidden is sent, and some edits save`, () => {
    const random = createRandom('station-form')
    let sendable = 0
    let healed = 0
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      const own = random.fork(sequence)
      const base = own.pick(STARTS)
      const mode = base.pk === undefined ? 'new' : 'edit'
      let form: Form = {
        base,
        values: base.values,
        context: { mode, access: own.pick(PERMISSIONS), accounts: ACCOUNTS },
      }
      for (let acts = own.int(1, 8); acts > 0; acts -= 1) form = own.pick(ACTS)(form, own)
      const errors = checkStation(form.values, form.base, policyOf(form))
      const trouble = stuck(form, errors)
      if (trouble !== undefined) expect.fail(`sequence ${sequence}: ${trouble}`)
      if (Object.keys(errors).length === 0 && submitBlock(form.values) === undefined) sendable += 1
      const saved = heal(form)
      if (saved === undefined)
        expect.fail(`sequence ${sequence}: no edits save it: ${JSON.stringify(errors)}`)
      if (saved !== form) healed += 1
      const broken = saved && forbidden(saved)
      if (broken !== undefined) expect.fail(`sequence ${sequence}: ${broken}`)
    }
    // Both kinds occur often, or the promises above would be empty.
    expect(Math.min(sendable, healed)).toBeGreaterThan(SEQUENCES / 20)
  }, 240_000)
})
