import { describe, expect, test } from 'vitest'
import { createRandom, mutate, tagFixture, tagWire } from '../fixtures/index.ts'
import { isSameId, readTag, readTagOptions, readTags } from './index.ts'

const REPLY = { error: null, ocppTagList: [tagWire(), { idTag: 'without a key' }], count: 12_000 }

describe('tags of the wire', () => {
  test('TAG-013 TAG-026 every field; a row without a key is counted; the reply counts all', () => {
    expect(readTags(REPLY)).toEqual({
      unread: 1,
      data: {
        count: 12_000,
        rows: [
          {
            pk: 501,
            idTag: '04A2B3C4D5E6F7',
            type: 'CARD',
            note: 'Cartão da frota',
            ownerPk: 201,
            ownerName: 'Marina Exemplo',
            parentUserPk: 201,
            parentIdTag: 'TAG000201',
            parentName: 'Marina Exemplo',
            accountPk: 7,
            accountName: 'Rede Ipê',
            isInactive: false,
            isFree: false,
            isCharging: false,
          },
        ],
      },
    })
    expect(readTags('x')).toBeUndefined()
    const twice = [tagWire(), tagWire(), { ...tagWire(), ocppTagPk: 9 }]
    expect(readTags({ ocppTagList: twice })?.data.rows.map(({ pk }) => pk)).toEqual([501, 9])
  })

  test('TAG-013 what is null is absent, an unknown type stays as it is, a missing flag grants nothing', () => {
    const wire = { ocppTagPk: '9', idTag: 12345678, type: 'KEYFOB', note: 'null', tenant_pk: 3 }
    expect(readTag(wire)?.data).toMatchObject({
      pk: 9,
      idTag: '12345678',
      type: 'KEYFOB',
      note: undefined,
      ownerName: undefined,
      accountPk: 3,
      isInactive: false,
      isFree: false,
      isCharging: undefined,
    })
  })

  test('TAG-013 the owner and the parent are each by their own name', () => {
    const wire = { ...tagWire(), ownerUserName: 'Ana', parentUserName: 'Bia' }
    expect(readTag(wire)?.data).toMatchObject({ ownerName: 'Ana', parentName: 'Bia' })
  })

  test('TAG-028 one tag, wrapped or bare', () => {
    expect(readTag({ error: null, ocppTag: tagWire() })).toEqual({ data: tagFixture(), unread: 0 })
    expect(readTag(tagWire())?.data).toEqual(tagFixture())
    for (const body of [null, {}, { ocppTag: null }]) expect(readTag(body)).toBeUndefined()
  })

  test('TAG-027 tags on offer, each with its user', () => {
    const option = { ocppTagPk: 5, idTag: 'AB', parentUserPk: 201, userName: 'Marina', userEmail: null }
    expect(readTagOptions({ error: null, ocppTagList: [option, {}] })).toEqual({
      unread: 1,
      data: [{ pk: 5, idTag: 'AB', userPk: 201, userName: 'Marina', userEmail: undefined }],
    })
  })

  test('ids compare without case', () => {
    expect([isSameId(' 04a2 ', '04A2'), isSameId('04A2', ' 04a2 ')]).toEqual([true, true])
    expect(isSameId('04A2', '04A20')).toBe(false)
  })

  test('R10 a thousand broken replies never throw', () => {
    for (let run = 0; run < 1000; run += 1) {
      const broken = mutate(createRandom(`tags/${run}`), REPLY)
      readTags(broken)
      readTag(broken)
      readTagOptions(broken)
    }
  })
})
