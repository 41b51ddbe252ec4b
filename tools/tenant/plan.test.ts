import { TENANTS_FOLDER } from '@corrente/themes/build'
import { planTenant, TenantFault, type Wish, wishOf } from '@corrente/themes/folder'
import { describe, expect, test } from 'vitest'
import { othersIn, readTexts } from './create.ts'

const textsOf = (id: string) => readTexts(id, TENANTS_FOLDER)
const others = othersIn(TENANTS_FOLDER)
/** No image is given here: none is drawn. */
const draw = () => Promise.reject(new Error('Nothing is to be drawn.'))

const change = (id: string, given: Partial<Wish>) => {
  const was = textsOf(id)
  return planTenant({ ...wishOf(was), ...given }, draw, others, was)
}

describe('a tenant that is opened', () => {
  test('changes in what is said and keeps all else, each part in its place', async () => {
    const was = textsOf('girassol')
    const { files } = await change('girassol', { corners: 'square', company: ' Outra S.A. ' })
    expect(files['skin.json']).toBe(was['skin.json'].replace(/"corners": "\w+"/, '"corners": "square"'))
    expect(files['tenant.json']).toBe(
      was['tenant.json'].replace(/"company": "[^"]+"/, '"company": "Outra S.A."'),
    )
  })

  test('keeps the logo that a hand drew; a mark that is asked for takes its place', async () => {
    const was = textsOf('move')
    expect((await change('move', { brand: '#b3261e' })).files['logo.svg']).toBe(was['logo.svg'])
    const { files, notes } = await change('move', { mark: 'sun' })
    expect(files['logo.svg']).toMatch(/data-mark="sun:move/)
    expect(notes).toEqual([expect.stringMatching(/^logo: drawn from the seed "sun:move/)])
  })

  test('has a seeded mark drawn again for another name', async () => {
    const { files } = await change('amora', { name: 'Brasil' })
    expect(files['logo.svg']).toContain('<title>Brasil</title>')
    expect(files['favicon.svg']).toContain('<title>Brasil</title>')
  })

  test('refuses an override that is none, in words', async () => {
    const overrides = { light: { 'bg-page': { value: '#fff', reason: 'The wall is white there.' } } }
    const fault = await change('move', { overrides }).catch((cause: unknown) => cause)
    expect(fault).toBeInstanceOf(TenantFault)
    expect(String(fault)).toMatch(/overrides\.light\.bg-page\.value: Invalid string/)
  })
})
