import { describe, expect, test } from 'vitest'
import { downloadName, isDueFile } from './index.ts'

describe('downloads', () => {
  test('AST-004 the name says whose, what and when', () => {
    expect(downloadName('move', 'stations-unificado', '2026-03-14', 'pdf')).toBe(
      'move-stations-unificado-2026-03-14.pdf',
    )
  })

  test.each([['../../etc/passwd'], ['a b\u202Ec'], ['con:<x>']])(
    'nothing that a file system takes otherwise: %j',
    (what) => {
      expect(downloadName('move', what, '2026-03-14', 'xlsx')).toMatch(
        /^move-[\p{L}\p{N}_-]+-2026-03-14\.xlsx$/u,
      )
    },
  )

  test.each([
    ['application/pdf', true],
    ['Application/PDF; charset=binary', true],
    ['application/octet-stream', true],
    [null, true],
    ['application/json', false],
    ['text/html; charset=utf-8', false],
    ['application/zip', false],
  ])('STN-048 AST-018 a reply of type %j where a PDF is due is that file: %j', (type, isIt) =>
    expect(isDueFile(type, 'application/pdf')).toBe(isIt),
  )
})
