import { describe, expect, test } from 'vitest'
import { downloadName, isDueFile, servedName, startsAsFile } from './index.ts'

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

  test.each([
    ['%PDF-1.4', 'application/pdf', true],
    ['PK\x03\x04', 'application/zip', true],
    ['PK\x03\x04', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', true],
    ['{"type":"error"}', 'application/pdf', false],
    ['<!doctype html>', 'application/zip', false],
    ['', 'application/pdf', false],
    ['', 'text/csv', false],
    ['a;b', 'text/csv', true],
  ])('STN-048 bytes that begin with %j begin as %s does: %j', (text, due, isIt) =>
    expect(
      startsAsFile(
        Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
        due,
      ),
    ).toBe(isIt),
  )

  test.each([
    [null, undefined],
    ['attachment', undefined],
    ['attachment; filename=""', undefined],
    ['attachment; filename="Relat\u00f3rio de mar\u00e7o.pdf"', 'Relat\u00f3rio-de-mar\u00e7o.pdf'],
    ['attachment; filename=march.pdf; size=3', 'march.pdf'],
    ['attachment; filename="a.pdf"; filename*=UTF-8\'pt-BR\'Relat%C3%B3rio%20A.pdf', 'Relat\u00f3rio-A.pdf'],
    ['attachment; filename="a.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'a.pdf'],
    ['attachment; filename="..\\\\..\\\\run.exe"', 'run-exe.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd.pdf'],
    ['attachment; filename="\u202Efdp.exe"', 'fdp-exe.pdf'],
  ])('the server\u2019s own name in %j is %j', (disposition, name) =>
    expect(servedName(disposition, 'pdf')).toBe(name),
  )
})
