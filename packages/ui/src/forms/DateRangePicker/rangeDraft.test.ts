import { daysBetween } from '@corrente/domain/time'
import { describe, expect, test } from 'vitest'
import { draftOf, readDraft } from './rangeDraft.ts'

const zone = 'America/Sao_Paulo'
const rules = { zone, min: '2010-01-01', max: '2026-03-14' }

describe('readDraft', () => {
  test('HOM-002 a range is whole local days, from midnight to 23:59:59', () => {
    const { range, problems } = readDraft({ from: '08/03/2026', to: '14/03/2026' }, rules)
    expect(problems).toEqual({})
    expect(range).toEqual({ from: Date.UTC(2026, 2, 8, 3), to: Date.UTC(2026, 2, 15, 2, 59, 59) })
    expect(range && daysBetween(range, zone)).toBe(7)
    expect(range && draftOf(range, zone)).toEqual({ from: '08/03/2026', to: '14/03/2026' })
  })

  test.each([
    [
      { from: 'x', to: '' },
      { from: 'unreadable', to: 'unreadable' },
    ],
    [{ from: '14/03/2026', to: '13/03/2026' }, { to: 'rangeReversed' }],
    [{ from: '31/12/2009', to: '14/03/2026' }, { from: 'rangeTooEarly' }],
    [{ from: '14/03/2026', to: '15/03/2026' }, { to: 'rangeInFuture' }],
  ])('%j says %j', (draft, problems) => {
    expect(readDraft(draft, rules)).toEqual({ problems })
  })

  test('FMT-001 365 days are allowed, 366 are not', () => {
    const limited = { zone, maxDays: 365 }
    expect(readDraft({ from: '15/03/2025', to: '14/03/2026' }, limited).range).toBeDefined()
    expect(readDraft({ from: '14/03/2025', to: '14/03/2026' }, limited).problems).toEqual({
      to: 'rangeTooLong',
    })
  })
})
