import { expect, test } from 'vitest'
import { QUICK } from '../../packages/app/src/live/testing/sandboxLive.ts'
import { createActive, isActiveInstalled } from './activemq.ts'
import { QUICK_CASES } from './cases.ts'
import { createWorld } from './world.ts'

// Where ActiveMQ is not installed the run counts it as skipped.
test.skipIf(!isActiveInstalled())(
  'R2 R7 a real broker: headers, a restart, messages twice and out of order',
  { timeout: 240_000 },
  async () => {
    const broken: string[] = []
    const world = await createWorld(await createActive(), 40, QUICK)
    try {
      for (const { play } of QUICK_CASES)
        await play(world, (what, is, measured) => is || broken.push(`${what}: ${measured}`))
    } finally {
      await world.close()
    }
    expect(broken).toEqual([])
  },
)
