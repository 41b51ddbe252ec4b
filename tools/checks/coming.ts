/** The areas that are still to come, or whose next step is. */
export type ComingArea =
  | 'users'
  | 'tags'
  | 'operations'
  | 'tasks'
  | 'analytics'
  | 'transactions'
  | 'financial'
  | 'vouchers'
  | 'pricing'
  | 'smart-charging'

/** Something that no product code uses yet, and the area to come that will. */
export interface Coming {
  /** Its file below `packages/`. */
  readonly at: string
  readonly name: string
  readonly area: ComingArea
  /** What it will be there. */
  readonly as: string
}

/** The list only shrinks: whatever is used by now is reported. */
export const COMING: readonly Coming[] = [
  {
    at: 'ui/src/charts/HeatMap/HeatMap.tsx',
    name: 'HeatMap',
    area: 'analytics',
    as: 'the most popular hours, by weekday (ANL-010)',
  },
]
