import { expect, test } from 'vitest'
import { type Skin, skinSchema } from '../contract/index.ts'
import { chromeAdvice } from './index.ts'

const adviceFor = (brand: string, chrome: Skin['chrome']) =>
  chromeAdvice(skinSchema.parse({ about: 'A brand for a test.', color: { brand }, chrome }))

test('a pale brand, whose buttons are of another colour, is told of the chrome that keeps its own', () => {
  const advice = adviceFor('#ffe28a', 'light')
  expect(advice?.fill).not.toBe('#ffe28a')
  expect(advice?.chrome).toBe('#ffe28a')
})
test.each<[string, string, Skin['chrome']]>([
  ['one that has it already', '#ffe28a', 'brand'],
  ['a white one, whose chrome is white as it is', '#ffffff', 'light'],
  ['one that fills its buttons itself', '#0b6e6e', 'light'],
])('%s is told nothing', (_, brand, chrome) => {
  expect(adviceFor(brand, chrome)).toBeUndefined()
})
