import type { Marks } from '@corrente/visual/marks'

/** Which stories have pictures, here (`pnpm visual`) and in Chromatic. */
export const MARKS: Marks = { names: ['States', 'Contents'], tags: ['screen', 'visual'], except: 'no-visual' }
