import type { StoryException } from './storyKinds.ts'

/** Components that need no story of a kind, each with its reason; the list only shrinks. */
export const STORY_EXCEPTIONS: readonly StoryException[] = []
