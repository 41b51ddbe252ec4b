import { unknownTagWire } from '@corrente/domain/fixtures'
import { expect, test } from 'vitest'
import type { Gateway } from '../gateways/index.ts'
import { readInbox } from './unknownTags.ts'

test('UNK-010 the inbox is one call without parameters, and its list stands under unknownOcppTags', async () => {
  const asked: unknown[] = []
  const cp: Pick<Gateway, 'get'> = {
    get: async (template, read, options = {}) => {
      asked.push([template, options.query, options.params])
      const found = read({ error: null, unknownOcppTags: [unknownTagWire()] })
      return found
        ? { kind: 'done', data: found.data, unreadRows: found.unread }
        : { kind: 'unreadable', status: 200 }
    },
  }
  const inbox = await readInbox(cp, 'America/Sao_Paulo')
  expect(inbox).toMatchObject({ kind: 'done', data: [{ idTag: '04A2B3C4D5E6F7', stationIds: ['IPE-0001'] }] })
  expect(asked).toEqual([['ocpptags/unknown', undefined, undefined]])
})
