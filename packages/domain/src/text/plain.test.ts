import { expect, test } from 'vitest'
import { plainText } from './index.ts'

test.each([
  ['a zero width at the end of an e-mail', 'full@move.test\u200B', 'full@move.test'],
  ['a byte order mark, marks of direction', '\uFEFF\u200EAUR-0004\u202C\u2069', 'AUR-0004'],
  ['a joiner and a soft hyphen between letters', 'AUR\u00AD-\u200D0004\u2060', 'AUR-0004'],
  ['blanks that do not break', 'Posto\u00A0São\u202FJoão', 'Posto São João'],
  [
    'what belongs to an emoji stays',
    '👨‍👩‍👧 🏳️‍🌈 👩🏽‍🔧 \u{1F3F4}\u{E0067}\u{E0062}\u{E007F}',
    '👨‍👩‍👧 🏳️‍🌈 👩🏽‍🔧 \u{1F3F4}\u{E0067}\u{E0062}\u{E007F}',
  ],
  ['lines and accents stay', 'ação\n\te ñ', 'ação\n\te ñ'],
])('%s', (_what, text, plain) => {
  expect(plainText(text)).toBe(plain)
})
