import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'

test('paragraphs are parted by empty lines, list items start with a hyphen', () => {
  expect(blocksOf('First line\nsame paragraph\n\nIntro:\n- one\n- two\n\nLast')).toEqual([
    { kind: 'paragraph', text: 'First line same paragraph' },
    { kind: 'paragraph', text: 'Intro:' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'paragraph', text: 'Last' },
  ])
})

test('empty text gives nothing', () => {
  expect(blocksOf('')).toEqual([])
  expect(blocksOf(' \n\n ')).toEqual([])
})

test('no word is lost, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('word', '- item', '', 'a - b', '  x')), (lines) => {
      const words = (text: string): number => text.split(/\s+/).filter((each) => /\w/.test(each)).length
      const kept = blocksOf(lines.join('\n')).map((block) =>
        block.kind === 'list' ? block.items.join(' ') : block.text,
      )
      expect(words(kept.join(' '))).toBe(words(lines.join(' ')))
    }),
  )
})
