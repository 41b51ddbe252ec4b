import { expect, test } from 'vitest'
import { z } from './index.ts'

test('a schema never compiles code, which the strict policy would report as an eval', () => {
  const compile = globalThis.Function
  const compiled: unknown[] = []
  // Whoever asks for a function made from text is written down.
  globalThis.Function = new Proxy(compile, {
    construct: (target, made) => {
      compiled.push(made)
      return Reflect.construct(target, made)
    },
  })
  try {
    z.object({ a: z.string(), b: z.object({ c: z.number() }) }).safeParse({ a: '', b: { c: 1 } })
  } finally {
    globalThis.Function = compile
  }
  expect(compiled).toEqual([])
  expect(z.config().jitless).toBe(true)
})
