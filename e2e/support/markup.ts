import type { callsTo } from './calls.ts'
import { expect, type Page } from './test.ts'

export type Sandbox = Parameters<typeof callsTo>[0]
export const IMAGE = '<img src=x onerror="window.isTaken=true">'
export const SCRIPT = '"><script>window.isTaken=true</script>'

/** Notes every text that the page's code asks its Trusted Types policy to turn into something that runs. */
export const watchTrustedTypes = (page: Page) =>
  page.addInitScript(() => {
    const factory: unknown = Reflect.get(window, 'trustedTypes')
    if (typeof factory !== 'object' || factory === null) throw new Error('no Trusted Types here')
    const create: unknown = Reflect.get(factory, 'createPolicy')
    if (typeof create !== 'function') throw new Error('no Trusted Types here')
    const asked: string[] = []
    Reflect.set(window, 'asked', asked)
    Reflect.set(factory, 'createPolicy', (name: string, rules: Record<string, (text: string) => unknown>) => {
      const watched = Object.entries(rules).map(([rule, make]) => [
        rule,
        (text: string) => {
          asked.push(`${rule} ${text}`)
          return make(text)
        },
      ])
      return Reflect.apply(create, factory, [name, Object.fromEntries(watched)])
    })
  })
export const asked = (page: Page): Promise<string[]> => page.evaluate(() => [...Reflect.get(window, 'asked')])

/** Nothing of the hostile texts has become more than text. */
export const expectMereText = async (page: Page) => {
  expect((await asked(page)).filter((text) => !text.startsWith('createScriptURL '))).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'isTaken'))).toBeUndefined()
  // The first line of the document is its own: it asks for the page's address (BOOT-001).
  await expect(page.locator('img[src="x"], body script:not([src])')).toHaveCount(0)
  const own = await page
    .locator('head script:not([src])')
    .evaluateAll((all) => all.map((one) => one.textContent))
  expect(own).toEqual([expect.stringMatching(/^correnteAnswer=fetch\(/)])
}
