import type { StoryPicture } from '../capture/storyPicture.ts'
import { hashAfter } from '../pictures/cells.ts'

/** The values of one theme: of each token by its name, and of what is no token but dresses a page as well. */
export interface ThemeValues {
  tokens: Readonly<Record<string, string>>
  /** Hash of the files that are its images. */
  images: string
  scheme: string
  /** The brand's own font families with their faces; '' where it has none. */
  typeface: string
}

/** What a key is made of, apart from the theme. */
export interface KeyParts {
  structure: string
  picture: StoryPicture
  /** Names of the tokens that the story reads; `all` when nobody can say which. */
  tokens: readonly string[] | 'all'
  /** It shows one of the theme's images. */
  hasImages: boolean
}

/**
 * Same key, same picture: all that a picture depends on, but the browser and the machine's fonts. What is the same under
 * every theme, most of it, is hashed once.
 */
export function keyOf({ structure, picture, tokens, hasImages }: KeyParts): (values: ThemeValues) => string {
  const keyAfter = hashAfter(structure, JSON.stringify(picture, Object.keys(picture).sort()))
  return (values) => {
    const names = tokens === 'all' ? Object.keys(values.tokens).sort() : tokens
    // A name that is no token is set by the markup itself, which the structure holds.
    const read = names.map((name) => `${name}:${values.tokens[name] ?? ''};`)
    return keyAfter([...read, hasImages ? values.images : '', values.scheme, values.typeface].join(''))
  }
}
