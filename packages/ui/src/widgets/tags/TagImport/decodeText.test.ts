import { expect, test } from 'vitest'
import { decodeText } from './decodeText.ts'

const bytes = (...all: readonly number[]) => new Uint8Array(all).buffer

test.each([
  ['UTF-8', bytes(0xc3, 0xa3), 'ã'],
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
  ['the code page of western Windows', bytes(0x53, 0xe3, 0x6f), 'São'],
  ['UTF-16', bytes(0xff, 0xfe, 0xe3, 0x00), 'ã'],
  ['nothing', bytes(), ''],
])('reads %s', (_what, buffer, text) => {
  expect(decodeText(buffer)).toBe(text)
})
