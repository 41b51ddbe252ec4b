import { expect, test } from 'vitest'
import type { DownloadOptions, Gateway } from '../gateways/index.ts'
import { askMovementExcel, type MovementQuestion } from './movements.ts'

const QUESTION: MovementQuestion = {
  range: { from: '2026-03-01', to: '2026-03-31' },
  order: 'CHRONOLOGICAL_ORDER',
  terms: [],
  charger: undefined,
  apiKey: 'KEY',
  withChildren: true,
}
const OPTIONS: DownloadOptions = { mediaType: 'x', extension: 'xlsx' }

/** How many rows the file is asked for, by a list that says so of itself, before a reply that counts so many. */
async function sizeOf(known: number | undefined, totalElements?: number) {
  const sizes: unknown[] = []
  const fin: Pick<Gateway, 'get' | 'download'> = {
    get: async (_template, read) => {
      const found = read({ content: [], ...(totalElements !== undefined && { totalElements }) })
      return found
        ? { kind: 'done', data: found.data, unreadRows: 0 }
        : { kind: 'unreadable' as const, status: 200 }
    },
    download: async (_method, _template, { query }) => {
      sizes.push(query?.size)
      return { kind: 'unreachable', reason: 'network' }
    },
  }
  await askMovementExcel(
    { ...fin, send: () => Promise.reject(new Error('no write')) },
    'recharges',
    QUESTION,
    known,
    OPTIONS,
  )
  return sizes
}

test('FIN-030 the file is of all pages, also where nobody has counted them yet', async () => {
  expect(await sizeOf(312)).toEqual([312])
  expect(await sizeOf(undefined, 312)).toEqual([312])
  expect(await sizeOf(undefined)).toEqual([10_000])
})
