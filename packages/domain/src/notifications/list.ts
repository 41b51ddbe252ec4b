import type { EventType } from './eventType.ts'
import { factsKey, type StationNotification } from './schema.ts'

/** How many notifications the header loads and keeps (SHL-006, FMT-005). */
export const HEADER_LIMIT = 100
/** How many notifications a card and the home list show (HOM-017, FMT-005). */
export const CARD_LIMIT = 30

/** The types that the header's menu keeps (SHL-005). */
export const HEADER_EVENTS = ['Failure', 'Warning', 'Disconnected'] as const satisfies readonly EventType[]

/** Whether a notification belongs into the header's menu (SHL-005). */
export function isHeaderEvent(notification: Pick<StationNotification, 'type'>): boolean {
  return HEADER_EVENTS.some((type) => type === notification.type)
}

/**
 * The held list with what came in (LIV-011): newest first, each notification once, at most `cap`. One that carries the
 * server's number takes the place of the same one without it. The **same list** when nothing new came.
 * Whatever the order of arrival, notifications with a time end up alike; one without a time stands where it arrived.
 */
export function mergeNotifications(
  list: readonly StationNotification[],
  incoming: readonly StationNotification[],
  cap: number = HEADER_LIMIT,
): readonly StationNotification[] {
  const merged = [...list]
  let changed = false
  for (const next of incoming) {
    const at = merged.findIndex((held) => isSameNotification(held, next))
    const held = merged[at]
    if (held === undefined) insert(merged, next)
    else if (held.pk === undefined && next.pk !== undefined) merged[at] = next
    else continue
    changed = true
  }
  if (!changed && merged.length <= cap) return list
  const kept = merged.slice(0, Math.max(0, cap))
  const isUnchanged = kept.length === list.length && kept.every((item, index) => item === list[index])
  return isUnchanged ? list : kept
}

/** Whether two are the same notification: the same number, or, where one of them has none, the same facts. */
export function isSameNotification(a: StationNotification, b: StationNotification): boolean {
  if (a.key === b.key) return true
  return (a.pk === undefined || b.pk === undefined) && factsKey(a) === factsKey(b)
}

function insert(merged: StationNotification[], next: StationNotification): void {
  const { at } = next
  const index =
    at === undefined
      ? 0
      : merged.findIndex((held) => held.at !== undefined && isBefore(held, held.at, next, at))
  merged.splice(index < 0 ? merged.length : index, 0, next)
}

function isBefore(held: StationNotification, heldAt: number, next: StationNotification, at: number): boolean {
  return heldAt === at ? factsKey(held) < factsKey(next) : heldAt < at
}
