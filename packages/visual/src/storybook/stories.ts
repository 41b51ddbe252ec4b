import { readFile } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path'
import * as z from 'zod/mini'

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      name: z.string(),
      exportName: z.optional(z.string()),
      importPath: z.string(),
      tags: z.optional(z.array(z.string())),
    }),
  ),
})

/** A story as the built Storybook lists it. */
export interface Story {
  id: string
  title: string
  name: string
  exportName: string
  tags: readonly string[]
  /** Its file, from the folder in which Storybook was built. */
  importPath: string
}

/** All stories of a built Storybook, by id. */
export async function readStories(build: string): Promise<Story[]> {
  const { entries } = indexSchema.parse(JSON.parse(await readFile(join(build, 'index.json'), 'utf8')))
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, exportName = '', tags = [], importPath }) => ({
      id,
      title,
      name,
      exportName,
      tags,
      importPath,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** One of several machines' parts: the `part`th of `of`, counted from 1. */
export interface Shard {
  part: number
  of: number
}

/** Every `of`th story, so that neighbours, which cost alike, are spread over the machines. */
export const inShard = <T>(stories: readonly T[], { part, of }: Shard): T[] =>
  stories.filter((_, i) => i % of === part - 1)

/** Whether an id is meant by a word: the id itself, or a pattern such as `primitives-*`. */
export const isMeant = (id: string, word: string): boolean => id === word || matchesGlob(id, word)
