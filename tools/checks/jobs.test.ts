import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { JOBS } from '../../e2e/support/jobs.ts'

test('each of the 77 jobs, and each second way to one, has a walk that counts its presses', () => {
  const jobs = Object.keys(JOBS)
  expect(jobs.filter((job) => /\d$/.test(job))).toHaveLength(77)
  const specs = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'))
  const text = specs.map((name) => readFileSync(`e2e/${name}`, 'utf8')).join('\n')
  const walked = [...text.matchAll(/\bdid\('([^']+)'\)/g)].map(([, job]) => job)
  expect(jobs.filter((job) => !walked.includes(job))).toEqual([])
})
