import { expect, test } from 'vitest'
import { createReport } from './report.ts'

test('the report keeps the last pages', () => {
  const report = createReport(() => 7)
  for (let at = 0; at < 30; at++) report.went(`/user/${at}`)
  expect(report.steps()).toHaveLength(20)
  expect(report.steps().at(-1)).toEqual({ at: 7, address: '/user/29' })
})
