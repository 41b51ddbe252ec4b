import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the sandbox knows the calls of docs/contract.md, and no other', () => {
  const page = readFileSync('docs/contract.md', 'utf8')
  const calls = [...page.matchAll(/^### ((?:GET|POST|PUT|PATCH|DELETE) \/.*)$/gm)].map(([, call]) => call)
  expect(calls.length).toBeGreaterThan(100)
  expect(JSON.parse(readFileSync('packages/sandbox/data/calls.json', 'utf8'))).toEqual(calls)
})
