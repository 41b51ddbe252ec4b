import { expect, test } from 'vitest'
import { reportExists, reportFolders } from './report.ts'
import { addressOfSheet, sheetLinks } from './sheetAddress.ts'

test('a sheet opens with the story and the toolbar as they stand', () => {
  expect(
    addressOfSheet('tenants-compare--side-by-side', 'primitives-button--states', {
      tenant: 'brasa',
      scheme: 'dark',
      viewport: { value: undefined },
      odd: 'a b',
    }),
  ).toBe(
    '?path=/story/tenants-compare--side-by-side&args=story:primitives-button--states&globals=tenant:brasa;scheme:dark',
  )
  expect(addressOfSheet('p', 's', {})).toBe('?path=/story/p&args=story:s')
})

test('each story leads to its sheet, to itself side by side and, where there is one, to the report of pictures', () => {
  const told = (hasReport: boolean) =>
    sheetLinks('a--b', {}, hasReport).map(({ label, address }) => [label, address])
  const sheets = [
    ['Sheet', '?path=/story/tenants-contact-sheet--sheet&args=story:a--b'],
    ['Compare', '?path=/story/tenants-compare--side-by-side&args=story:a--b'],
  ]
  expect(told(false)).toEqual(sheets)
  expect(told(true)).toEqual([...sheets, ['Report', './visual-report/index.html']])
})

test('the report is handed out where somebody works, never in what is published, and is asked for there', async () => {
  const [folder] = reportFolders('DEVELOPMENT', true)
  expect(folder).toEqual({ from: '../.cache/visual/report', to: '/visual-report' })
  expect(reportFolders('PRODUCTION', true)).toEqual([])
  expect(reportFolders('DEVELOPMENT', false)).toEqual([])
  const asked: string[] = []
  const answer = (ok: boolean) =>
    reportExists((address, { method }) => {
      asked.push(`${method} ${address}`)
      return ok ? Promise.resolve({ ok }) : Promise.reject(new TypeError('no server'))
    })
  expect([await answer(true), await answer(false)]).toEqual([true, false])
  expect(await reportExists(() => Promise.resolve({ ok: false }))).toBe(false)
  expect(asked).toEqual(Array.from({ length: 2 }, () => `HEAD .${folder?.to}/index.html`))
})
