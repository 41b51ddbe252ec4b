import type { CDPSession } from 'playwright'

interface Reply {
  readonly id?: number
  readonly result?: { readonly usedSize?: number }
}

/**
 * What the page's worker of this name holds after a collection, in bytes. A session of Playwright speaks to one target, so
 * that the worker is spoken to through its page.
 */
export async function createWorkerHeap(cdp: CDPSession, name: string): Promise<() => Promise<number>> {
  const answers = new Map<number, (reply: Reply) => void>()
  let serial = 0
  const session = new Promise<string>((resolve) => {
    cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker' && targetInfo.title === name) resolve(sessionId)
    })
  })
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const reply = JSON.parse(message) as Reply
    if (reply.id !== undefined) answers.get(reply.id)?.(reply)
  })
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const sessionId = await session
  const ask = (method: string): Promise<Reply> =>
    new Promise((resolve) => {
      const id = ++serial
      answers.set(id, (reply) => {
        answers.delete(id)
        resolve(reply)
      })
      void cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
    })
  return async () => {
    await ask('HeapProfiler.collectGarbage')
    const { result } = await ask('Runtime.getHeapUsage')
    return result?.usedSize ?? Number.NaN
  }
}
