/// <reference lib="dom" />
/// <reference types="@corrente/themes/virtual" />
import 'virtual:corrente/tenants.css'
import { afterEach, expect, test } from 'vitest'
import { TYPEFACES } from '../contract/index.ts'
import { familyCss } from './typeface.ts'

const line = document.createElement('span')
line.style.cssText = 'display:inline-block;white-space:nowrap'
document.body.append(line)
afterEach(() => {
  line.textContent = ''
})

const sizeOf = (text: string, family: string, weight = 400) => {
  line.textContent = text
  line.style.font = `${weight} 100px ${family}`
  line.style.fontVariantNumeric = 'tabular-nums'
  const { width, height } = line.getBoundingClientRect()
  return { width, height }
}

const SENTENCE = 'As próximas recargas começam quando o técnico liberar o local, à tarde.'

test.each(TYPEFACES)('%s has digits of one width, and its stand-in takes the same room', async (typeface) => {
  const [name = '', standIn = ''] = familyCss(typeface).split(',')
  expect(await document.fonts.load(`100px ${name}`)).toHaveLength(1)
  for (const weight of [400, 500, 600, 700]) {
    const widths = [...'0123456789'].map((digit) => sizeOf(digit.repeat(10), name, weight).width)
    expect(Math.max(...widths) - Math.min(...widths), `${weight}`).toBeLessThan(1)
  }
  const [real, first] = [sizeOf(SENTENCE, name), sizeOf(SENTENCE, standIn)]
  expect(first.width / real.width).toBeCloseTo(1, 1)
  expect(Math.abs(first.height - real.height)).toBeLessThanOrEqual(2)
  // It is no font that every system has anyway.
  expect(sizeOf(SENTENCE, 'monospace').width).not.toBeCloseTo(real.width, 0)
})
