import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { JOBS } from './jobs.ts'
import { transcriptProblems } from './transcript.ts'

const FOLDER = 'docs/transcripts'

test('every job has its transcript, and nothing else stands there', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(JOBS.map(({ name }) => `${name}.md`).sort())
})

test.each(JOBS)('in $name what matters was said, and no control without a name', ({ name, heard }) => {
  expect(heard.length).toBeGreaterThan(0)
  expect(transcriptProblems(readFileSync(`${FOLDER}/${name}.md`, 'utf8'), heard)).toEqual([])
})

const GOOD =
  '# A job\n\nOrca 43.1, Chromium 156.0, 2026-11-29.\n\n- **Tab**\n  - Salvar botão de apertar.\n  - Salvo\n'

test.each([
  ['a button without a name', GOOD.replace('Salvar botão', 'botão'), 'a control without a name'],
  ['words that were not said', GOOD.replace('  - Salvo\n', ''), 'not said: Salvo'],
  [
    'words in another order',
    GOOD.replace('  - Salvo\n', '').replace('- **Tab**', '- **Tab**\n  - Salvo'),
    'not said: Salvo',
  ],
  [
    'an aim that was not reached',
    GOOD.replace('**Tab**', '**Tab × 25, “x” was not heard**'),
    'was not heard',
  ],
  ['one without its date', GOOD.replace(', 2026-11-29', ''), 'does not say with what'],
])('the check sees %s', (_, text, problem) => {
  expect(transcriptProblems(GOOD, ['Salvar', 'Salvo'])).toEqual([])
  expect(transcriptProblems(text, ['Salvar', 'Salvo']).join('\n')).toContain(problem)
})
