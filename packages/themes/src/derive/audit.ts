import type { Measures } from './measure.ts'

/** One promise that a palette does not keep. */
export interface Miss {
  what: string
  found: number
  wanted: number
}

/** What of a palette's measures breaks the contract: contrast, sets to be told apart, hues with a meaning. */
export function missesOf({ pairs, sets, hues }: Measures): Miss[] {
  return [
    ...pairs
      .filter(({ found, min }) => found < min)
      .map(({ front, back, found, min }) => ({ what: `${front} on ${back}`, found, wanted: min })),
    ...sets.flatMap(({ name, min, distances }) =>
      distances
        .filter(({ least }) => least < min)
        .map(({ one, other, least }) => ({
          what: `${name}: ${one} from ${other}`,
          found: least,
          wanted: min,
        })),
    ),
    ...hues
      .filter(({ found, lean }) => found > lean)
      .map(({ token, found, lean }) => ({ what: `hue of ${token}`, found, wanted: lean })),
  ]
}
