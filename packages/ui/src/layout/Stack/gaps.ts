import { theme } from '@corrente/themes'

/** The distances between siblings, as steps of the base unit (4 px): 1 is 4 px, 4 is 16 px, 6 is 24 px. */
export const GAPS = [0, 1, 2, 3, 4, 6, 8] as const
export type Gap = (typeof GAPS)[number]

/** Style of each gap. */
export const gapStyles: Record<Gap, string> = {
  0: '0px',
  1: theme.space[1],
  2: theme.space[2],
  3: theme.space[3],
  4: theme.space[4],
  6: theme.space[6],
  8: theme.space[8],
}
