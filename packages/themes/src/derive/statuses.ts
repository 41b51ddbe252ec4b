import { BACKDROPS, GRAPHIC, MAP_GROUNDS, TEXT, TEXT_BACKDROPS } from '../contract/pairs.ts'
import { STATUS_TOKENS, type StatusToken } from '../contract/tokens.ts'
import { solveApart } from './apart.ts'
import { swatch } from './color.ts'
import type { Draft } from './draft.ts'
import { ramp, reads, solve } from './solve.ts'

/** Green, orange, dark blue and gray, whatever the brand; lightness of the mark and of text, light and dark. */
const SEEDS: Record<StatusToken, { h: number; c: number; mark: readonly [number, number] }> = {
  available: { h: 158, c: 0.16, mark: [0.6, 0.77] },
  busy: { h: 50, c: 0.17, mark: [0.635, 0.77] },
  maintenance: { h: 262, c: 0.15, mark: [0.4, 0.6] },
  unavailable: { h: 255, c: 0.012, mark: [0.52, 0.66] },
}

/** The four states of a station: marks that stand apart for every eye and on every ground, soft grounds and texts. */
export function putStatuses({ put, all, isDark }: Draft): void {
  const side = isDark ? 1 : 0
  const softs = STATUS_TOKENS.map((status) => {
    const { h, c } = SEEDS[status]
    return put(`status-${status}-bg`, () =>
      swatch(isDark ? 0.265 : 0.955, Math.min(c, isDark ? 0.045 : 0.03), h),
    )
  })
  const grounds = all([...BACKDROPS, ...MAP_GROUNDS, 'map-halo'])
  const marks = solveApart(
    STATUS_TOKENS.map((status, index) => {
      const { h, c, mark } = SEEDS[status]
      const soft = softs[index]
      return {
        of: ramp(c, h),
        start: mark[side],
        reach: 0.2,
        holds: (color) => reads(color, soft ? [...grounds, soft] : grounds, GRAPHIC),
      }
    }),
    0.085,
  )
  if (!marks) throw new Error('The four states of a station cannot be told apart on these grounds.')
  STATUS_TOKENS.forEach((status, index) => {
    const { h, c } = SEEDS[status]
    const mark = marks[index]
    const soft = softs[index]
    if (!mark || !soft) return
    put(`status-${status}`, () => mark)
    put(`status-${status}-fg`, () =>
      solve(`status-${status}-fg`, ramp(c * 0.9, h), isDark ? 0.8 : 0.45, (color) =>
        reads(color, [...all(TEXT_BACKDROPS), soft], TEXT),
      ),
    )
  })
}
