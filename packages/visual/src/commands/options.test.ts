import { describe, expect, test } from 'vitest'
import { helpText, readOptions } from './options.ts'

const words = { brand: 'themepack', brands: 'themepacks', command: 'yarn pictures' }

describe('the command line', () => {
  test('checks by default', () => {
    expect(readOptions([], words)).toEqual({
      command: 'check',
      words: [],
      all: false,
      noBefore: false,
      isServed: false,
      representative: false,
    })
  })
  test('reads lists and a shard', () => {
    const {
      stories: named,
      brands,
      shard,
    } = readOptions(['--stories', 'a, b*', '--themepacks', 'x', '--shard', '2/4'], words)
    expect({ named, brands, shard }).toEqual({
      named: ['a', 'b*'],
      brands: ['x'],
      shard: { part: 2, of: 4 },
    })
  })
  test.each([
    [['--shard', '5/4']],
    [['--shard', '0/4']],
    [['paint']],
    [['check', 'badge']],
    [['--nothing']],
    [['--brands', 'x']],
  ])('%s is refused', (args) => {
    expect(() => readOptions(args, words)).toThrow()
  })
  test('the help is in the repository’s words', () => {
    expect(helpText(words)).toContain('  --themepacks one,two')
    expect(helpText(words)).toContain('yarn pictures approve [word …]')
    expect(helpText(words).match(/brand/)).toBeNull()
  })
})
