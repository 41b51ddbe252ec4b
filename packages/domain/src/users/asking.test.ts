import { expect, test } from 'vitest'
import { personQueryOf } from './asking.ts'

test.each([
  ['529.982.247-25', { by: 'document', query: '52998224725' }],
  [' 52998224725 ', { by: 'document', query: '52998224725' }],
  ['marina@', { by: 'text', query: 'marina@' }],
  ['m1@example.com', { by: 'text', query: 'm1@example.com' }],
  ['@', undefined],
  ['Marina Sousa', { by: 'text', query: 'Marina Sousa' }],
  ['Íñi', { by: 'text', query: 'Íñi' }],
  ['Ma', undefined],
  // A card's, a station's, a transaction's.
  ['04A2B6C8', undefined],
  ['CAFEBABE', undefined],
  ['ARO-0003', undefined],
  ['5299822472', undefined],
  ['', undefined],
])('%j asks of people: %j', (text, asked) => expect(personQueryOf(text)).toEqual(asked))
