import { expect, test } from 'vitest'
import { type Skin, skinSchema } from '../contract/index.ts'
import { chromeAdvice } from './index.ts'

const adviceFor = (brand: string, chrome: Skin['chrome']) =>
  chromeAdvice(skinSchema.parse({ about: 'A brand for a test.', color: { brand }, chrome }))

test('a pale gray, whose buttons are its negative, is told of the chrome that keeps its own', () => {
  const advice = adviceFor('#c8ccd0', 'light')
  expect(advice?.fill).not.toBe('#c8ccd0')
  expect(advice?.chrome).toBe('#c8ccd0')
})
test.each<[string, string, Skin['chrome']]>([
  ['one that has it already', '#c8ccd0', 'brand'],
  ['a pale one, whose buttons keep its colour', '#ffe28a', 'light'],
  ['a white one, whose chrome is white as it is', '#ffffff', 'light'],
  ['one that fills its buttons itself', '#0b6e6e', 'light'],
])('%s is told nothing', (_, brand, chrome) => {
  expect(adviceFor(brand, chrome)).toBeUndefined()
})
