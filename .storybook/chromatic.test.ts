import { normalizeProjectAnnotations, prepareStory } from 'storybook/preview-api'
import { expect, test } from 'vitest'
import { MODES, snapshotOfMarked } from './chromatic.ts'

/** What becomes of a story's parameters, as Chromatic reads them. */
const chromaticOf = (exportName: string, tags: string[] = [], parameters: object = {}) =>
  prepareStory(
    {
      id: `primitives-badge--${exportName.toLowerCase()}`,
      name: exportName,
      moduleExport: {},
      tags,
      parameters,
    },
    { id: 'primitives-badge', title: 'Primitives/Badge' },
    normalizeProjectAnnotations({
      parameters: { chromatic: { modes: MODES } },
      argTypesEnhancers: [snapshotOfMarked],
      render: () => null,
    }),
  ).parameters.chromatic

test('a story without a mark is never taken', () => {
  for (const name of ['Default', 'Estates', 'Loading']) expect(chromaticOf(name).disableSnapshot).toBe(true)
  expect(chromaticOf('States', ['no-visual']).disableSnapshot).toBe(true)
  expect(chromaticOf('Default', [], { chromatic: { delay: 300 } })).toMatchObject({
    disableSnapshot: true,
    delay: 300,
  })
})

test('a marked one is, under a dozen tenants in both schemes', () => {
  const stories: [string, string[]][] = [
    ['States', []],
    ['Contents', []],
    ['Default', ['screen']],
    ['Phone', ['visual']],
  ]
  for (const [name, tags] of stories)
    expect(chromaticOf(name, tags), name).toEqual({ disableSnapshot: false, modes: MODES })
  expect(Object.keys(MODES)).toHaveLength(24)
  expect(MODES['move dark']).toEqual({ tenant: 'move', scheme: 'dark' })
})
