import type { Options } from '../commands/options.ts'
import type { Settings } from '../config/settings.ts'
import { isMarked } from './marks.ts'
import { inShard, isMeant, type Story } from './stories.ts'

/** The stories that a run visits, and whether those are all that are marked. Throws when a name means none. */
export function chooseStories(
  { stories: marks, words: { guide } }: Pick<Settings, 'stories' | 'words'>,
  stories: readonly Story[],
  { stories: words, shard }: Pick<Options, 'stories' | 'shard'>,
): { ids: string[]; isWhole: boolean } {
  const marked = stories.filter((story) => isMarked(marks, story)).map(({ id }) => id)
  for (const word of words ?? [])
    if (!marked.some((id) => isMeant(id, word))) {
      const unmarked = stories.some(({ id }) => isMeant(id, word))
      throw new Error(
        unmarked
          ? `--stories ${word}: this story is not marked for visual checks${guide === undefined ? '' : `; see ${guide}`}.`
          : `--stories ${word}: there is no such story.`,
      )
    }
  const named = words ? marked.filter((id) => words.some((word) => isMeant(id, word))) : marked
  return {
    ids: shard ? inShard(named, shard) : named,
    isWhole: words === undefined && shard === undefined,
  }
}
