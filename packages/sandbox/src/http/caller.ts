import type { Core } from '../core.ts'
import type { PersonRow } from '../store/rows.ts'
import type { NetworkId } from '../world/networks.ts'
import { Refusal } from './failure.ts'

/** Who calls, read from the headers of every call. */
export interface Caller {
  apiKey: string
  network: NetworkId
  /** Hours east of UTC. */
  offsetHours: number
  token: string | undefined
}

const required = (headers: Headers, name: string): string => {
  const value = headers.get(name)
  if (value === null || value === '')
    throw new Refusal(400, `${name} is missing`, `header ${name} is missing`)
  return value
}

/**
 * Reads the headers of the contract.
 * @throws Refusal 400 when one is missing or has another value than documented
 */
export const readCaller = (core: Core, headers: Headers): Caller => {
  const platform = required(headers, 'Platform')
  if (platform !== 'DASHBOARD') throw new Refusal(400, 'Platform', `Platform is ${platform}, not DASHBOARD`)
  const language = required(headers, 'Accept-Language')
  if (language !== 'pt-BR')
    throw new Refusal(400, 'Accept-Language', `Accept-Language is ${language}, not pt-BR`)
  const offset = required(headers, 'X-Timezone-Offset')
  const offsetHours = Number(offset)
  if (!/^-?\d{1,2}(\.\d{1,2})?$/.test(offset) || Math.abs(offsetHours) > 14)
    throw new Refusal(400, 'X-Timezone-Offset', `X-Timezone-Offset is ${offset}, not hours east of UTC`)
  const apiKey = required(headers, 'Api-Key')
  const network = core.tenants.networkOf(apiKey)
  if (network === undefined) throw new Refusal(400, 'Api-Key', `Api-Key ${apiKey} is none of the sandbox's`)
  const authorization = headers.get('Authorization')
  const token = authorization === null ? undefined : /^Bearer (\S+)$/.exec(authorization)?.[1]
  if (authorization !== null && token === undefined)
    throw new Refusal(401, 'Unauthorized', 'Authorization is not Bearer {token}')
  return { apiKey, network, offsetHours, token }
}

/** Whoever the token of a caller belongs to. @throws Refusal 401 without a valid one */
export const readPerson = (core: Core, caller: Caller): PersonRow => {
  const row =
    caller.token === undefined
      ? undefined
      : core.world.store.get<PersonRow & { sessionNetwork: string }>(
          `SELECT person.*, session.network AS sessionNetwork FROM session JOIN person ON person.pk = personPk
           WHERE token = ?`,
          caller.token,
        )
  if (row === undefined)
    throw new Refusal(
      401,
      'Unauthorized',
      caller.token === undefined ? 'no token' : 'the token is expired or unknown',
    )
  if (row.sessionNetwork !== caller.network)
    throw new Refusal(
      401,
      'Unauthorized',
      `the token is of ${row.sessionNetwork}, the api key of ${caller.network}`,
    )
  return row
}
