import type { Shot } from './shoot.ts'
import type { StoryPicture } from './storyPicture.ts'

/** A story as it stands in a build. */
export interface StoryVisit {
  story: string
  picture: StoryPicture
  /** Key of each theme. */
  keys: Readonly<Record<string, string>>
  /** What the keys are made of, but for the themes' values; the words for a key that changes. */
  structure: string
  shots: readonly Shot[]
  /** It is shown under each brand with the globals that are the brand's own. */
  hasOwnGlobals: boolean
  /** Why copies would not have been true pictures; '' when they were. */
  liveBecause: string
}

/** Two showings as the story's one visit. Each is as large as its own content; the larger size is said of the story. */
export const together = (a: StoryVisit, b: StoryVisit): StoryVisit => ({
  ...a,
  picture: {
    ...a.picture,
    width: Math.max(a.picture.width, b.picture.width),
    height: Math.max(a.picture.height, b.picture.height),
  },
  keys: { ...a.keys, ...b.keys },
  structure: `${a.structure}\n${b.structure}`,
  shots: [...a.shots, ...b.shots],
  liveBecause: a.liveBecause || b.liveBecause,
})
