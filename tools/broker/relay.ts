import { connect, type Socket } from 'node:net'
import { LIVE_PATH, type Sandbox } from '@corrente/sandbox'
import { openStomp } from '../../packages/app/src/live/worker/openStomp.ts'
import { writeFrame } from '../../packages/sandbox/src/live/frame.ts'
import type { Broker } from './broker.ts'

/** Publishes at the broker what the sandbox tells, as its back end would. */
export interface Relay {
  /** Publishes this, too. */
  readonly publish: (destination: string, body: string) => void
  /** Makes its connection to the broker, at first and after the broker was away. */
  readonly connect: () => Promise<void>
  readonly close: () => void
}

const dial = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('data', (answer) => {
      if (!answer.includes('CONNECTED\n')) return reject(new Error(`the relay is refused: ${answer}`))
      // The broker's end is what is tried; what goes out meanwhile is lost, as from a back end.
      socket.off('error', reject).on('error', () => {})
      resolve(socket)
    })
    socket.write(writeFrame('CONNECT', { 'accept-version': '1.2', 'heart-beat': '0,0' }))
  })

/** Listens to these topics of the sandbox. */
export async function startRelay(
  sandbox: Sandbox,
  token: string,
  topics: readonly string[],
  to: Broker,
): Promise<Relay> {
  let broker: Socket | undefined
  const publish = (destination: string, body: string) => {
    broker?.write(
      writeFrame('SEND', { destination: to.spell(destination), 'content-type': 'application/json' }, body),
    )
  }
  const socket = await new Promise<ReturnType<typeof openStomp>>((resolve) => {
    const opened = openStomp(
      {
        url: sandbox.origin.replace('http', 'ws') + LIVE_PATH,
        headers: { Authorization: `Bearer ${token}`, Platform: 'DASHBOARD' },
        heartBeatMs: 10_000,
        connectTimeoutMs: 10_000,
      },
      {
        onConnected: () => resolve(opened),
        // Without this connection nothing is told, and every case fails by that.
        onError: () => {},
        onClosed: () => {},
        onActivity: () => {},
        onUnhandled: () => {},
        onFault: () => {},
      },
    )
  })
  for (const topic of topics) socket.subscribe(topic, (body) => publish(topic, body))
  return {
    publish,
    connect: async () => {
      broker?.destroy()
      broker = await dial(to.port)
    },
    close: () => {
      socket.close()
      broker?.destroy()
    },
  }
}
