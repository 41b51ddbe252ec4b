/** One row or column. */
export interface HeatMapLabel {
  readonly key: string
  /** Short, in the user's language. */
  readonly label: string
  /** In full, for the bubble. Default: the label. */
  readonly name?: string | undefined
}

export interface HeatMapProps {
  /** What is drawn, for assistive technology. */
  title: string
  /** One to about twelve: the days of the week. */
  rows: readonly HeatMapLabel[]
  /** One to about forty: the hours of the day. */
  columns: readonly HeatMapLabel[]
  /** By row, then by column; undefined where nothing is known. Below zero counts as nothing for the shade. */
  values: readonly (readonly (number | undefined)[])[]
  /** The ramp's hue: a leaf of the theme's chart palette. */
  color: string
  /** CSS pixels, scale included. */
  blockSize: number
  /** A value with its unit. */
  format: (value: number) => string
  /** A value within a cell and at the scale, short. */
  formatCell: (value: number) => string
}
