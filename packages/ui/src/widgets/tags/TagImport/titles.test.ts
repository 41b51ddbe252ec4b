import { readImport } from '@corrente/domain/tags'
import { expect, test } from 'vitest'
import { stageMessages } from '../../../testing/stageMessages.ts'

test.each(['pt-BR', 'en', 'es'] as const)(
  'the titles of this product’s own file and those that the page names are known in %s',
  (language) => {
    const { text } = stageMessages({ language })
    const titles = [
      text('tags', 'list.idTag'),
      text('tags', 'list.account'),
      text('tags', 'form.parentIdTag'),
      text('tags', 'form.note'),
      text('tags', 'form.isFree'),
    ]
    const read = readImport(`${titles.join(';')}\n5D10FF04;a;p;n;1`)
    expect(read).toMatchObject({
      unknownTitles: [],
      rows: [{ idTag: '5D10FF04', account: 'a', parent: 'p', note: 'n', free: '1' }],
    })
    const hint = text('tag-import', 'hint').replace(/\.$/, '').split(': ')[1] ?? ''
    const named = hint.split(/, | (?:e|and|y) /)
    expect(readImport(`id;${named.join(';')}\nA;1;2;3;4`).unknownTitles).toEqual([])
  },
)
