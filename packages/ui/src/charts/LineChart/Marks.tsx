import { theme } from '@corrente/themes'
import { widthOf } from '../parts/measure.ts'

/** A moment that stands out. */
export interface LineMark {
  readonly t: number
  /** One to three words. */
  readonly label?: string | undefined
}

interface MarksProps {
  readonly marks: readonly LineMark[]
  /** Where a moment is, within the plot. */
  readonly xOf: (t: number) => number
}

/** The dashed lines of the marks, behind the series. */
export function MarkLines({ marks, xOf, foot }: MarksProps & { readonly foot: number }) {
  return (
    <>
      {marks.map(({ t }) => (
        <line
          key={t}
          x1={xOf(t)}
          x2={xOf(t)}
          y1={0}
          y2={foot}
          stroke={theme.fg.muted}
          strokeDasharray="4 3"
        />
      ))}
    </>
  )
}

const MARK_LINE = 13
const MARK_ROWS = 3
const MARK_GAP = 4

/** Where the words of the marks stand: beside their lines, each in the first row where it covers no other one; else nowhere. */
function placeMarks(marks: readonly LineMark[], xOf: (t: number) => number, room: number) {
  const ends: number[] = []
  return marks.flatMap(({ t, label }) => {
    if (label === undefined) return []
    const width = widthOf(label)
    const at = xOf(t)
    const x = at + MARK_GAP + width <= room ? at + MARK_GAP : Math.max(0, at - MARK_GAP - width)
    const row = Array.from({ length: MARK_ROWS }, (_, index) => index).find((each) => (ends[each] ?? 0) <= x)
    if (row === undefined) return []
    ends[row] = x + width + MARK_GAP
    return [{ t, label, x, row }]
  })
}

/** The words of the marks, above the series. */
export function MarkWords({ marks, xOf, room }: MarksProps & { readonly room: number }) {
  return (
    <>
      {placeMarks(marks, xOf, room).map(({ t, label, x: start, row }) => (
        <text
          key={t}
          x={start}
          y={10 + row * MARK_LINE}
          fontSize={11}
          fill={theme.fg.default}
          stroke={theme.bg.surface}
          strokeWidth={3}
          paintOrder="stroke"
        >
          {label}
        </text>
      ))}
    </>
  )
}
