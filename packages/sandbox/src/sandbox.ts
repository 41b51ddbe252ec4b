import type { AddressInfo } from 'node:net'
import type { SandboxControl } from './control/control.ts'
import { createEngine, type Engine } from './engine.ts'
import { serveLive } from './live/server.ts'
import { readTopic } from './live/topics.ts'
import type { SandboxOptions } from './options.ts'
import { serveHandler } from './server.ts'

/** A sandbox that listens. */
export interface Sandbox {
  /** Address of the default tenant, without a slash at its end. */
  origin: string
  /** Address of a tenant; without one, of the default tenant. */
  url(tenant?: string): string
  control: SandboxControl
  close(): Promise<void>
}

const listen = (engine: Engine) => {
  const { core } = engine
  const server = serveHandler(engine.handle)
  const live = serveLive(server, {
    acceptToken: (token) =>
      core.world.store.get<{ network: string }>('SELECT network FROM session WHERE token = ?', token)
        ?.network,
    subscribe: (outlet, id, destination) => {
      const topic = readTopic(destination)
      if (topic === undefined) core.log(`stomp: ${destination} is no topic of the contract`)
      if (topic?.kind === 'tenant') core.tenants.listen(topic.apiKey)
      core.broker.subscribe(outlet, id, destination)
    },
    unsubscribe: (outlet, id) => core.broker.unsubscribe(outlet, id),
    leave: (outlet) => core.broker.leave(outlet),
    connected: (headers, isAccepted) => {
      core.connects.push({ headers, isAccepted })
    },
    log: core.log,
  })
  engine.attach(live)
  return server
}

/** Starts a sandbox and listens. @throws when the port is taken */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const engine = createEngine(options)
  const server = listen(engine)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  const url = (tenant?: string): string =>
    `http://${tenant === undefined ? '' : `${tenant}.`}localhost:${port}`
  return {
    origin: url(),
    url,
    control: engine.control,
    close: async () => {
      engine.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
