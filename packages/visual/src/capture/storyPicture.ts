/** What a story may say about its picture, as `parameters.visual`. Sizes are CSS pixels. */
export interface VisualParameters {
  /** Of the window that the story is laid out in. Default: 560. The picture grows with the content, up to 1280. */
  width?: number
  /** The same. Default: the content's own under the roomiest theme, in a window of 480; up to 2000. */
  height?: number
  /** Selector of the element that the mouse rests on. */
  hover?: string
  /** Shows the story itself under each theme, one after the other, never copies of it. Slow: ten times. */
  live?: boolean
  /** Renders the story anew for brands with other globals of their own (`themes.ownGlobals`): each brand in its language. */
  ownGlobals?: boolean
  /** Pictures it under the representative brands alone. */
  representative?: boolean
  /** Why a story of a marked kind is not checked; required with the tag `no-visual`. */
  reason?: string
}

/** The picture of one story: the same size under every theme. */
export interface StoryPicture {
  width: number
  height: number
  hover?: string
  live?: boolean
}

export const PICTURE_LIMITS = {
  width: 560,
  /** Of the window in which a story begins, when it says nothing. */
  startHeight: 480,
  minHeight: 32,
  maxWidth: 1280,
  maxHeight: 2000,
  /** Measured sizes are rounded up to this step. */
  step: 8,
} as const
