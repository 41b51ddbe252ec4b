/** The kinds of stories that a component shows itself by; a page in words is the fifth, for what more than one part uses. */
export const STORY_KINDS = ['Default', 'States', 'Contents', 'Keyboard', 'page'] as const
export type StoryKind = (typeof STORY_KINDS)[number]

/** A component's folder, by its path, and why it needs no story of that kind. */
export interface StoryException {
  /** `primitives/Spinner`, `widgets/home/HomeView`: the folder below `packages/ui/src`. */
  readonly at: string
  readonly kind: StoryKind
  /** A sentence for a reviewer. */
  readonly why: string
}

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
    at: 'map/StatusMap',
    kind: 'States',
    why: 'Each map is a WebGL canvas, of which a page gets a few: its states are stories of their own (Selected, Many, SamePlace, Empty).',
  },
]
