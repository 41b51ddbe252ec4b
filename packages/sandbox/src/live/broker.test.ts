import { expect, test } from 'vitest'
import { createBroker, type Receiver } from './broker.ts'
import { createParser } from './parser.ts'

const listener = () => {
  const frames: string[] = []
  const receiver: Receiver = { send: (frame) => frames.push(frame) }
  return { frames, receiver }
}

test('a body goes to each subscription of its destination and to nobody else', () => {
  const broker = createBroker()
  const one = listener()
  const two = listener()
  broker.subscribe(one.receiver, 'a', '/topic/x')
  broker.subscribe(one.receiver, 'b', '/topic/x')
  broker.subscribe(two.receiver, 'a', '/topic/y')
  expect(broker.publish('/topic/x', '{"é":1}')).toBe(2)
  expect(two.frames).toEqual([])
  const [frame] = createParser().push(Buffer.from(one.frames[0] ?? ''))
  expect(frame?.body).toBe('{"é":1}')
  expect(frame?.headers.get('subscription')).toBe('a')
  expect(frame?.headers.get('destination')).toBe('/topic/x')
  expect(frame?.headers.get('content-length')).toBe('8')
})

test('unsubscribing and leaving forget everything', () => {
  const broker = createBroker()
  const { receiver } = listener()
  broker.subscribe(receiver, 'a', '/topic/x')
  broker.subscribe(receiver, 'b', '/topic/y')
  broker.unsubscribe(receiver, 'a')
  expect(broker.isWanted('/topic/x')).toBe(false)
  broker.leave(receiver)
  expect(broker.subscriptionCount()).toBe(0)
  expect(broker.publish('/topic/y', '{}')).toBe(0)
})

test('the same id again moves the subscription', () => {
  const broker = createBroker()
  const { receiver } = listener()
  broker.subscribe(receiver, 'a', '/topic/x')
  broker.subscribe(receiver, 'a', '/topic/y')
  expect(broker.publish('/topic/x', '{}')).toBe(0)
  expect(broker.publish('/topic/y', '{}')).toBe(1)
})
