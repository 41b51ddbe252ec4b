import { readNotification, type StationNotification } from '@corrente/domain/notifications'
import { expect, test } from 'vitest'
import { notification } from '../testing/wire.ts'
import { createNotificationFeed } from './notificationFeed.ts'

const event = (type: string, seconds: number, rest: object = {}): StationNotification => {
  const read = readNotification(notification('A', type, seconds, rest))
  if (!read) throw new Error('unreadable notification')
  return read
}

test('LIV-011 live notifications stand before those that were read, newest first, at most 100', () => {
  const feed = createNotificationFeed()
  feed.seed(Array.from({ length: 100 }, (_, n) => event('Connected', n)))
  feed.add([event('Failure', 200), event('Warning', 150)])
  expect(feed.list()).toHaveLength(100)
  expect(
    feed
      .list()
      .slice(0, 3)
      .map(({ rawType }) => rawType),
  ).toEqual(['Failure', 'Warning', 'Connected'])
})

test('LIV-009 a repeated notification is worth one toast, whatever came between', () => {
  const feed = createNotificationFeed()
  expect(feed.add([event('Failure', 1), event('Failure', 1)])).toHaveLength(1)
  feed.add(Array.from({ length: 150 }, (_, n) => event('Connected', 10 + n)))
  expect(feed.add([event('Failure', 1)])).toHaveLength(0)
})

test('what the call had read already is worth no toast', () => {
  const feed = createNotificationFeed()
  feed.seed([event('Failure', 1)])
  expect(feed.add([event('Failure', 1)])).toHaveLength(0)
})

test('R26 clear leaves nothing', () => {
  const feed = createNotificationFeed()
  feed.add([event('Failure', 1)])
  feed.clear()
  expect(feed.list()).toEqual([])
})
