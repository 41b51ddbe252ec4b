/** The two orders of the movements, newest first (FIN-020). */
export const MOVEMENT_ORDERS = ['CHRONOLOGICAL_ORDER', 'FINANCIAL_MOVEMENT'] as const
export type MovementOrder = (typeof MOVEMENT_ORDERS)[number]

const FIELDS: Readonly<Record<MovementOrder, string>> = {
  CHRONOLOGICAL_ORDER: 'createdTimestamp',
  FINANCIAL_MOVEMENT: 'paidTimestamp',
}

/** The order as a call says it: the list goes down, the summary up (FIN-021, FIN-022). */
export const sortParameter = (order: MovementOrder, direction: 'asc' | 'desc'): string =>
  `${FIELDS[order]},${direction}`

/** An order as it was kept; the default where it says something else. */
export const readMovementOrder = (text: unknown): MovementOrder =>
  MOVEMENT_ORDERS.find((order) => order === text) ?? 'CHRONOLOGICAL_ORDER'

/** The three lists (FIN-002): all, recharges, deposits. */
export const MOVEMENT_TABS = ['allMovements', 'recharges', 'deposits'] as const
export type MovementTab = (typeof MOVEMENT_TABS)[number]

/** How many movements a page shows. */
export const MOVEMENTS_PER_PAGE = 10
/** How many are read at most where all are wanted. */
export const MOVEMENTS_READ_MAX = 10_000

/** Which date a row stands by: that of the order, and when it was created where it was not paid. */
export const orderedAt = (
  { createdAt, paidAt }: { readonly createdAt: number | undefined; readonly paidAt: number | undefined },
  order: MovementOrder,
): number | undefined => (order === 'FINANCIAL_MOVEMENT' ? (paidAt ?? createdAt) : (createdAt ?? paidAt))
