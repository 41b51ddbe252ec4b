import { expect, test } from 'vitest'
import { COUNTRIES } from '../tenants/index.ts'
import { holidaysOf } from './holidays.ts'

const of = (country: 'BR' | 'CO' | 'EC' | 'UY', year: number) => [
  ...holidaysOf(country, `${year}-01-01`, `${year}-12-31`).keys(),
]

test('Brazil in 2026: ten days, Good Friday by Easter', () => {
  expect(of('BR', 2026).toSorted()).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-21',
    '2026-05-01',
    '2026-09-07',
    '2026-10-12',
    '2026-11-02',
    '2026-11-15',
    '2026-11-20',
    '2026-12-25',
  ])
})

test.each([
  '1954-04-16',
  '1981-04-17',
  '2024-03-29',
  '2038-04-23',
  '2049-04-16',
  '2076-04-17',
  '2100-03-26',
  '2199-04-12',
])('Good Friday is on %s', (date) => {
  expect(holidaysOf('BR', date, date).get(date)).toBe('goodFriday')
})

test('Colombia in 2026: eighteen days, some on the Monday after', () => {
  expect(of('CO', 2026).toSorted()).toEqual([
    '2026-01-01',
    '2026-01-12',
    '2026-03-23',
    '2026-04-02',
    '2026-04-03',
    '2026-05-01',
    '2026-05-18',
    '2026-06-08',
    '2026-06-15',
    '2026-06-29',
    '2026-07-20',
    '2026-08-07',
    '2026-08-17',
    '2026-10-12',
    '2026-11-02',
    '2026-11-16',
    '2026-12-08',
    '2026-12-25',
  ])
})

test('Ecuador in 2026: Carnival by Easter, a Sunday goes to Monday', () => {
  const days = of('EC', 2026)
  expect(days).toEqual(expect.arrayContaining(['2026-02-16', '2026-02-17', '2026-05-25', '2026-08-10']))
})

test('only the days that are asked for, over the turn of a year', () => {
  expect([...holidaysOf('BR', '2026-12-01', '2027-01-31')]).toEqual([
    ['2026-12-25', 'christmas'],
    ['2027-01-01', 'newYear'],
  ])
  for (const country of COUNTRIES) expect(of(country, 2030)).toContain('2030-12-25')
})
