import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../time/index.ts'
import { NOTE_LIMIT, noteOf, pruneNotes, writeNote } from './index.ts'
import { NOTES_MAX, readNotes } from './notes.ts'

const NOW = 1_000_000_000_000
const SITE = { key: 'group 31', name: 'Maracanã', total: 2, down: 2 }
const SITE_ROW = { key: '["site","group 31"]', site: SITE }

describe('a note on a problem', () => {
  test('written, written over, taken back by a blank', () => {
    const first = writeNote([], 'a', '  Técnico a caminho ', NOW)
    expect(first).toEqual([{ key: 'a', text: 'Técnico a caminho', at: NOW }])
    const second = writeNote(first, 'a', 'Peça pedida', NOW + 1)
    expect(second).toEqual([{ key: 'a', text: 'Peça pedida', at: NOW + 1 }])
    expect(writeNote(second, 'a', ' \n ', NOW + 2)).toEqual([])
  })

  test('a line has its own, else that of its site', () => {
    const ofSite = writeNote([], SITE_ROW.key, 'Sem energia no local', NOW)
    expect(noteOf(ofSite, SITE_ROW)?.text).toBe('Sem energia no local')
    expect(noteOf(ofSite, { key: 'a', site: SITE })?.text).toBe('Sem energia no local')
    expect(noteOf(ofSite, { key: 'a', site: undefined })).toBeUndefined()
    expect(noteOf(writeNote(ofSite, 'a', 'Só esta', NOW), { key: 'a', site: SITE })?.text).toBe('Só esta')
  })

  test('bounded in length and number; the oldest go, and what is 90 days old', () => {
    let notes = writeNote([], 'long', 'é'.repeat(NOTE_LIMIT + 1), NOW)
    expect(notes[0]?.text).toBe('é'.repeat(NOTE_LIMIT))
    for (let index = 0; index < NOTES_MAX; index += 1) notes = writeNote(notes, `k${index}`, 'x', NOW + index)
    expect([notes.length, notes[0]?.key]).toEqual([NOTES_MAX, 'k0'])
    expect(pruneNotes(notes, NOW + 90 * DAY_MS).map(({ key }) => key)).toEqual(
      notes.slice(1).map(({ key }) => key),
    )
  })

  test('read back as written, through JSON; what cannot be read is dropped', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ maxLength: 9 }), fc.string(), fc.nat())), (written) => {
        const notes = written.reduce(
          (all, [key, ...rest]) => writeNote(all, JSON.stringify([key]), ...rest),
          writeNote([], 'a', 'b', 1),
        )
        expect(readNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes)
      }),
    )
    const odd = [
      { key: 'a', text: 'x', at: 'soon' },
      { key: 'b', text: 'y'.repeat(NOTE_LIMIT + 1), at: 1 },
      3,
    ]
    expect(readNotes(odd)).toEqual([])
    expect(readNotes('x')).toEqual([])
  })
})
