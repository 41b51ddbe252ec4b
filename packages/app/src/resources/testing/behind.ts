import { createGateway, type Gateway } from '../../gateways/index.ts'

/** A gateway behind a network that answers for the server. */
export const behind = (body: string, status = 200): Gateway =>
  createGateway({
    base: 'http://localhost/api/v1/',
    rule: 'cp',
    credentials: () => ({ apiKey: 'KEY', token: 'T' }),
    offsetHours: () => -3,
    now: () => 0,
    onUnauthorized: () => undefined,
    fetch: async () => new Response(body, { status }),
  })
