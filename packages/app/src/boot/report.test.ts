import { expect, test } from 'vitest'
import { createRing } from '../gateways/index.ts'
import { createReport } from './report.ts'

test('the report keeps the last pages', () => {
  const report = createReport(createRing(), () => 7, '0.1.0')
  for (let at = 0; at < 30; at++) report.went(`/user/${at}`)
  expect(report.steps()).toHaveLength(20)
  expect(report.steps().at(-1)).toEqual({ at: 7, address: '/user/29' })
})

test('the report names the version, kind and place of a failure, never its words', () => {
  const report = createReport(createRing(), () => 0, '0.1.0 (1a2b3c4d)')
  expect(report.text()).toBe('Corrente 0.1.0 (1a2b3c4d)')
  report.failed('page', new TypeError('ana@example.com is not a function'))
  report.failed('page', 'text')
  expect(report.text()).toMatch(/^Corrente 0\.1\.0 \(1a2b3c4d\)\n\n.*page TypeError/)
  expect(report.text()).not.toContain('ana@example.com')
})
