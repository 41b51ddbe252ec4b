import { describe, expect, test } from 'vitest'
import { tagFixture, unknownTagsFixture } from '../fixtures/index.ts'
import { type CardFacts, type CardStation, cardIdOf, cardQueryOf, cardReadings, verdictOf } from './index.ts'

describe('one box: the id of a card', () => {
  test.each([
    ['04a2b3c4', '04A2B3C4'],
    ['04:A2:B3:C4:D5:E6:F7', '04A2B3C4D5E6F7'],
    [' 04-A2-B3-C4 ', '04A2B3C4'],
    ['0'.repeat(16), '0'.repeat(16)],
    ['F'.repeat(20), 'F'.repeat(20)],
    ['0x04A2B3C4', '04A2B3C4'],
    ['04.A2.B3.C4', '04A2B3C4'],
    ['04A2B3C', undefined],
    ['04A2B3C4D5', undefined],
    ['Posto Ipê', undefined],
    ['', undefined],
  ])('%j is %j', (text, id) => expect(cardIdOf(text)).toBe(id))

  test.each([
    ['04:a2:b3:c4', '04A2B3C4'],
    ['0077771716', '0077771716'],
    ['00777 71716', '0077771716'],
    ['1300000000000007', '1300000000000007'],
    ['13000000000000007', '13000000000000007'],
    ['52998224725', undefined],
    ['123456789', undefined],
    ['+55 11 90000-0001', undefined],
    ['Ana', undefined],
  ])('one box takes %j for the card %j', (text, card) => expect(cardQueryOf(text)).toBe(card))

  test('read as it is, with its bytes in the other order, and from decimals; each once', () => {
    expect(cardReadings('04:A2:B3:C4')).toEqual([
      { how: 'plain', idTag: '04A2B3C4' },
      { how: 'reversed', idTag: 'C4B3A204' },
    ])
    expect(cardReadings('77771716')).toEqual([
      { how: 'plain', idTag: '77771716' },
      { how: 'reversed', idTag: '16177777' },
      { how: 'decimal', idTag: '04A2B3C4' },
      { how: 'decimal', idTag: 'C4B3A204' },
    ])
    expect(cardReadings('0077771716').at(1)).toEqual({ how: 'decimal', idTag: '04A2B3C4' })
    // An address writes an id by its bytes; an id may have a dash of its own.
    expect(cardReadings('00:03:45:67:89')[0]).toEqual({ how: 'plain', idTag: '0003456789' })
    expect(cardReadings('AB-12').map(({ idTag }) => idTag)).toEqual(['AB12', 'AB-12'])
    expect(cardReadings('TAG000201')).toEqual([{ how: 'plain', idTag: 'TAG000201' }])
    expect(cardReadings('11111111').filter(({ idTag }) => idTag === '11111111')).toHaveLength(1)
  })
})

describe('one verdict', () => {
  const at = (changes: Partial<CardStation>): CardStation => ({
    pk: 12,
    id: 'IPE-0001',
    name: 'Shopping Aurora',
    accountPk: 7,
    accountName: 'Rede Ipê',
    isBound: undefined,
    ...changes,
  })
  const facts = (changes: Partial<CardFacts>): CardFacts => ({
    idTag: '04A2',
    how: 'plain',
    tag: tagFixture(),
    refused: undefined,
    parent: tagFixture({ type: 'USER' }),
    recharge: undefined,
    station: undefined,
    unread: [],
    ...changes,
  })
  test.each([
    ['unregistered', { tag: undefined }],
    ['refused', { tag: undefined, refused: unknownTagsFixture()[0] }],
    ['inactive', { tag: tagFixture({ isInactive: true, isCharging: true }) }],
    ['charging', { tag: tagFixture({ isCharging: true }) }],
    ['parentInactive', { parent: tagFixture({ isInactive: true, isCharging: true }) }],
    ['parentCharging', { parent: tagFixture({ isCharging: true }) }],
    ['fine', {}],
    ['fine', { parent: undefined }],
    ['unknown', { parent: undefined, unread: ['parent'] }],
    ['unknown', { parent: undefined, unread: ['parentMissing'] }],
    ['unknown', { unread: ['station'] }],
    ['unknown', { station: at({}), unread: ['people'] }],
    ['fine', { unread: ['recharge'] }],
    ['charging', { tag: tagFixture({ isCharging: true }), unread: ['recharge', 'parent'] }],
    ['otherAccount', { station: at({ accountPk: 8 }), unread: ['people', 'parent'] }],
    ['fine', { station: at({}) }],
    ['otherAccount', { station: at({ accountPk: 8, isBound: false }) }],
    ['fine', { station: at({ accountPk: 8 }), tag: tagFixture({ accountPk: undefined }) }],
    ['fine', { station: at({ accountPk: undefined }) }],
    ['notBound', { station: at({ isBound: false }) }],
    ['fine', { station: at({ isBound: true }) }],
    ['inactive', { station: at({ isBound: false }), tag: tagFixture({ isInactive: true }) }],
  ] as const)('%s', (verdict, changes) => expect(verdictOf(facts(changes))).toBe(verdict))
})
