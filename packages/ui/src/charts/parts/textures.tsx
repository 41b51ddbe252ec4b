import { theme } from '@corrente/themes'

/**
 * A second sign for each of the six series besides its colour: fills carry lines or dots, strokes carry dashes. The first
 * one is plain.
 */
const FILLS: readonly (string | undefined)[] = [
  undefined,
  'M-2 2 2-2M0 8 8 0M6 10l4-4',
  'M2 2h.01M6 6h.01',
  'M0 4h8M4 0v8',
  'M-2 6l4 4M0 0l8 8M6-2l4 4',
  'M0 2h8M0 6h8',
]
const STROKES = [undefined, '7 4', '2 4', '10 4 2 4', '14 5', '5 3 1 3 1 3'] as const

const kind = (series: number) => Math.abs(Math.trunc(series)) % FILLS.length

/** The dashes of a series' line, as `stroke-dasharray`; undefined for a plain one. */
export const dashOf = (series: number): string | undefined => STROKES[kind(series)]

/** The path of a series' texture in a tile of 8 by 8 CSS pixels; undefined for a plain one. */
export const textureOf = (series: number): string | undefined => FILLS[kind(series)]

/** The id of a series' texture within a drawing. */
export const textureId = (scope: string, series: number): string => `${scope}-${kind(series)}`

export interface TexturesProps {
  /** An id of the drawing's own, from `useId`. */
  scope: string
  /** How many series are drawn. */
  count: number
}

/** The tiles that a drawing's textures are made of, in the colour of the ground; goes inside the `svg`. */
export function Textures({ scope, count }: TexturesProps) {
  return (
    <defs>
      {FILLS.slice(0, count).map((path, k) =>
        path === undefined ? null : (
          <pattern
            key={path}
            id={textureId(scope, k)}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            patternContentUnits="userSpaceOnUse"
          >
            <path
              d={path}
              fill="none"
              stroke={theme.bg.surface}
              strokeWidth={k === 2 ? 2.4 : 1.4}
              strokeLinecap="round"
              opacity={0.75}
            />
          </pattern>
        ),
      )}
    </defs>
  )
}
