import { describe, expect, test } from 'vitest'
import { createRandom, mutate, unknownTagsFixture, unknownTagWire } from '../fixtures/index.ts'
import { sortRows } from '../paging/index.ts'
import { heldToday, readUnknownTags, searchUnknown, UNKNOWN_SORT_VALUES } from './index.ts'

const ZONE = 'America/Sao_Paulo'
const read = (...rows: readonly unknown[]) => readUnknownTags({ error: null, unknownOcppTags: rows }, ZONE)

describe('the inbox of unknown tags', () => {
  test('UNK-009 UNK-010 every field; a row without an id is counted', () => {
    expect(read(unknownTagWire(), { numberOfAttempts: 1 })).toEqual({
      unread: 1,
      data: [
        {
          idTag: '04A2B3C4D5E6F7',
          attempts: 3,
          lastText: '14/03/2026 11:02:03',
          lastAt: Date.parse('2026-03-14T14:02:03Z'),
          stationIds: ['IPE-0001'],
          accountPk: 7,
          accountName: 'Rede Ipê',
        },
      ],
    })
    expect(readUnknownTags('x', ZONE)).toBeUndefined()
  })

  test('one id at several stations is one row: its attempts together, the last try first', () => {
    const [card, ...others] =
      read(
        unknownTagWire(),
        unknownTagWire({
          key: '04a2b3c4d5e6f7',
          chargeBoxID: 'IPE-0002',
          numberOfAttempts: 2,
          lastAttemptTimestampHumanReadable: '15/03/2026 08:00:00',
        }),
      )?.data ?? []
    expect(others).toEqual([])
    expect(card).toMatchObject({
      attempts: 5,
      lastText: '15/03/2026 08:00:00',
      stationIds: ['IPE-0002', 'IPE-0001'],
      accountPk: 7,
    })
  })

  test('where one of its times cannot be read its tries stand as they came; attempts that nobody says are none', () => {
    const none = { numberOfAttempts: null }
    const soon = { chargeBoxID: 'B', lastAttemptTimestampHumanReadable: 'há pouco' }
    const [card] = read(unknownTagWire({ ...none, ...soon }), unknownTagWire(none))?.data ?? []
    expect(card).toMatchObject({ stationIds: ['B', 'IPE-0001'], lastText: 'há pouco', lastAt: undefined })
    expect(card?.attempts).toBeUndefined()
    expect(read(unknownTagWire({ ...none, chargeBoxID: null }))?.data[0]?.stationIds).toEqual([])
  })

  test('UNK-012 without an account, or with two, it is asked for', () => {
    const none = { tenantPk: null, tenantName: null }
    expect(read(unknownTagWire(none))?.data[0]?.accountPk).toBeUndefined()
    expect(read(unknownTagWire(none), unknownTagWire({ chargeBoxID: 'B' }))?.data[0]).toMatchObject({
      accountPk: 7,
      accountName: 'Rede Ipê',
    })
    const two = read(unknownTagWire(), unknownTagWire({ chargeBoxID: 'B', tenantPk: 8, tenantName: 'Outra' }))
    expect(two?.data[0]).toMatchObject({ accountPk: undefined, accountName: undefined })
  })

  test('a text that is no time is shown and sorted last', () => {
    const cards = unknownTagsFixture()
    const [last] = sortRows(
      cards,
      UNKNOWN_SORT_VALUES,
      { key: 'last', direction: 'descending' },
      'pt-BR',
    ).slice(-1)
    expect([last?.lastText, last?.lastAt]).toEqual(['há pouco', undefined])
  })

  test('UNK-003 searched by id, without case, and narrowed to a station', () => {
    const ids = (query: string, station?: string) =>
      searchUnknown(unknownTagsFixture(), query, station).map(({ idTag }) => idTag)
    expect(ids('9f3c')).toEqual(['9F3C21AA', 'LEGADO-9F3C21AA9F3C21AA7788'])
    expect(ids('', 'IPE-0002')).toEqual(['9F3C21AA'])
    expect(ids('nada')).toEqual([])
  })

  test('R10 a thousand broken replies never throw', () => {
    const reply = { error: null, unknownOcppTags: [unknownTagWire(), unknownTagWire({ key: 'B' })] }
    for (let run = 0; run < 1000; run += 1) readUnknownTags(mutate(createRandom(`inbox/${run}`), reply), ZONE)
  })
})

test('what was tried today, the last one first; yesterday and a time that cannot be read are not today', () => {
  const at = (idTag: string, lastAttemptTimestampHumanReadable: string) =>
    unknownTagWire({ key: idTag, lastAttemptTimestampHumanReadable })
  const cards = readUnknownTags(
    [
      at('A', '14/03/2026 00:00:01'),
      at('B', '13/03/2026 23:59:59'),
      at('C', 'há pouco'),
      at('D', '14/03/2026 23:59:59'),
    ],
    'America/Sao_Paulo',
  )
  const found = heldToday(cards?.data ?? [], '2026-03-14', 'America/Sao_Paulo')
  expect(found.map(({ idTag }) => idTag)).toEqual(['D', 'A'])
})
