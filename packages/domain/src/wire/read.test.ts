import { describe, expect, test } from 'vitest'
import { GOLDEN } from '../fixtures/index.ts'
import { gatewayTextOf, saysError, serverTextOf } from './failure.ts'
import { keyNumber, looseText } from './looseSchemas.ts'
import { listOf, readBlock, readList, readRows, whole } from './read.ts'
import { z } from './zod.ts'

const row = z.object({ id: keyNumber, name: looseText })

describe('rows', () => {
  test('R10 a row that cannot be read is dropped and counted', () => {
    const list = [{ id: '1', name: 'a' }, { id: null }, null, 'x', { id: 2, name: 7, extra: true }]
    expect(readRows(row, list)).toEqual({
      data: [
        { id: 1, name: 'a' },
        { id: 2, name: undefined },
      ],
      unread: 3,
    })
  })

  test('a null list is empty, something else is one unread row', () => {
    expect(readRows(row, null)).toEqual({ data: [], unread: 0 })
    expect(readRows(row, undefined)).toEqual({ data: [], unread: 0 })
    expect(readRows(row, { 0: { id: 1 } })).toEqual({ data: [], unread: 1 })
  })

  test('a list comes bare, under its name, or null; a body without either is no such reply', () => {
    expect(listOf([1], 'rows')).toEqual([1])
    expect(listOf({ rows: [1] }, 'rows')).toEqual([1])
    expect(listOf({ rows: null }, 'rows')).toEqual([])
    for (const body of [{}, null, 'rows', 5, { rows: 'x', error: null }, { other: [] }]) {
      expect(listOf(body, 'rows')).toBeUndefined()
    }
  })

  test('a reply without its list is none, and no count of nobody, but where it counts none itself', () => {
    expect(readBlock(row, { error: null }, 'rows')).toBeUndefined()
    expect(readBlock(row, { error: null, count: 12 }, 'rows')).toBeUndefined()
    expect(readBlock(row, { error: null, count: 0 }, 'rows')).toEqual({
      data: { rows: [], count: 0 },
      unread: 0,
    })
    expect(readBlock(row, { error: null, rows: null }, 'rows')?.data.rows).toEqual([])
    expect(readBlock(row, { error: null, rows: {}, count: 0 }, 'rows')).toBeUndefined()
  })
})

describe('reads', () => {
  test('one thing is read as a whole or not at all', () => {
    expect(whole(0)).toEqual({ data: 0, unread: 0 })
    expect(whole(undefined)).toBeUndefined()
  })

  test('R10 a list of a reply counts what it drops, and is none where the body is no reply', () => {
    const rows = [{ id: 1 }, { id: null }]
    expect(readList(row, { rows }, 'rows')).toMatchObject({ data: [{ id: 1 }], unread: 1 })
    expect(readList(row, { other: rows }, 'rows')).toBeUndefined()
  })

  test('R10 a row that comes twice stands in the place of its first and says what its last says', () => {
    const rows = [{ id: 1, name: 'a' }, { id: 2 }, { id: 1, name: 'b' }]
    expect(readBlock(row, { rows }, 'rows', ({ id }) => id)).toEqual({
      data: { rows: [{ id: 1, name: 'b' }, { id: 2 }], count: undefined },
      unread: 1,
    })
  })

  test('a block says how many there are only where its reply does', () => {
    const countOf = (body: unknown) => readBlock(row, body, 'rows')?.data.count
    expect([countOf({ rows: [], count: '12' }), countOf({ rows: [], count: -1 }), countOf([])]).toEqual([
      12,
      undefined,
      undefined,
    ])
    expect(readBlock(row, {}, 'rows')).toBeUndefined()
  })

  test("a gateway's page says how many there are in its own word", () => {
    const page = (body: object) => readBlock(row, body, 'content')?.data
    expect(page({ content: [{ id: 1 }], totalElements: 7, count: 3 })?.count).toBe(7)
    expect(page({ content: null, totalElements: 0 })).toEqual({ rows: [], count: 0 })
    for (const body of [{ totalElements: 7 }, { error: null }]) expect(page(body)).toBeUndefined()
  })
})

describe('failures', () => {
  test('E16: the server text of the charge-point API, first of error, data.error, message', () => {
    expect(serverTextOf(GOLDEN.E16)).toBe('CHARGEBOX_ID_DUPLICATE: IPE-0001')
    expect(serverTextOf({ error: ' ', data: { error: 'b' }, message: 'c' })).toBe('b')
    expect(serverTextOf({ error: null, message: 'c' })).toBe('c')
    for (const body of [null, [], 'x', {}, { error: { a: 1 } }]) expect(serverTextOf(body)).toBeUndefined()
  })

  test('the server text of a gateway, first of message, error', () => {
    expect(gatewayTextOf({ status: 400, error: 'Bad Request', message: 'X: invalid' })).toBe('X: invalid')
    expect(gatewayTextOf({ status: 400, error: 'Bad Request', message: ' ' })).toBe('Bad Request')
    for (const body of [null, [], 'x', {}, { error: { a: 1 } }]) expect(gatewayTextOf(body)).toBeUndefined()
  })

  test('MON-037 type error is a failure, everything else is not', () => {
    expect(saysError(GOLDEN.E16)).toBe(true)
    expect(saysError({ type: ' ERROR ' })).toBe(true)
    for (const body of [{ type: 'success' }, {}, null, ['error'], 'error'])
      expect(saysError(body)).toBe(false)
  })
})
