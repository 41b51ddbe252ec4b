import {
  HEADER_LIMIT,
  isHeaderEvent,
  mergeNotifications,
  type StationNotification,
} from '@corrente/domain/notifications'
import type { EpochMs } from '@corrente/domain/time'

/**
 * What the header's menu shows of a list of notifications: only failures, warnings and disconnections (SHL-005), each
 * once, newest first, at most 100 (SHL-006).
 */
export function headerNotifications(all: readonly StationNotification[]): readonly StationNotification[] {
  return mergeNotifications([], all.filter(isHeaderEvent), HEADER_LIMIT)
}

/** How many are newer than the last look at the menu; all of them before the first. */
export function countNew(shown: readonly StationNotification[], seenAt: EpochMs | undefined): number {
  return shown.filter((each) => isNew(each, seenAt)).length
}

/** Whether a notification is newer than the last look. One without a readable time never counts as new after a look. */
export function isNew(notification: StationNotification, seenAt: EpochMs | undefined): boolean {
  if (seenAt === undefined) return true
  return notification.at !== undefined && notification.at > seenAt
}
