import type { StoryException } from './storyKinds.ts'

/** Components that need no story of a kind, each with its reason; the list only shrinks. */
export const STORY_EXCEPTIONS: readonly StoryException[] = [
  {
    at: 'primitives/IconButton',
    kind: 'Contents',
    why: 'It shows an icon; its words stand in the tooltip, whose own story holds the awkward ones.',
  },
  {
    at: 'primitives/Skeleton',
    kind: 'Contents',
    why: 'It stands for contents that are not there yet.',
  },
  {
    at: 'primitives/Spinner',
    kind: 'Contents',
    why: 'Its label is for assistive technology only and has no place in the picture.',
  },
  {
    at: 'widgets/legal/PrivacyPolicy',
    kind: 'States',
    why: 'The list that it hands out is the order of its sections, not a choice of looks.',
  },
  {
    at: 'widgets/legal/TermsOfUse',
    kind: 'States',
    why: 'The list that it hands out is the order of its sections, not a choice of looks.',
  },
  {
    at: 'map/StatusMap',
    kind: 'States',
    why: 'Each map is a WebGL canvas, of which a page gets a few: its states are stories of their own (Selected, Many, SamePlace, Empty).',
  },
]
