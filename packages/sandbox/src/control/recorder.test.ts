import { expect, test } from 'vitest'
import { createRecorder, type RecordedRequest } from './recorder.ts'

const request = (path: string): RecordedRequest => ({
  at: '2026-03-14T15:00:00Z',
  method: 'POST',
  path,
  headers: {},
  status: 200,
})

test('a request that was answered after the records were cleared is not among the new ones', () => {
  const recorder = createRecorder()
  const late = recorder.begin()
  recorder.begin()(request('/first'))
  expect(recorder.list().map(({ path }) => path)).toEqual(['/first'])
  recorder.clear()
  late(request('/late'))
  recorder.begin()(request('/second'))
  expect(recorder.list().map(({ path }) => path)).toEqual(['/second'])
})
