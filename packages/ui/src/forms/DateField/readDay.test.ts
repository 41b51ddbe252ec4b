import { expect, test } from 'vitest'
import { readDay } from './readDay.ts'

test.each([
  ['14/03/85', '2026-03-14', '1985-03-14'],
  ['14/03/25', '2026-03-14', '2025-03-14'],
  ['14/03/2085', '2026-03-14', '2085-03-14'],
  ['14032085', '2026-03-14', '2085-03-14'],
  ['14/03/85', undefined, '2085-03-14'],
  ['29/02/00', '1999-12-31', '2000-02-29'],
  ['x', '2026-03-14', undefined],
])('%s, at the latest %s, is %s', (text, max, day) => expect(readDay(text, max)).toBe(day))
