import { API_KEY_PREFIX, DEFAULT_TENANT } from '../tenants.ts'

/** What a tester changes about the headers of a page. */
export interface HandshakePatch {
  /** Headers that are not sent. */
  omit?: readonly string[] | undefined
  /** Headers that are sent with another value. */
  set?: Readonly<Record<string, string>> | undefined
}

/** The tenant of a host name: `<tenant>.localhost`, anything else is the default one. */
export const tenantOfHost = (host: string): string => {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return /^(?<tenant>[a-z0-9][a-z0-9-]*)\.localhost$/.exec(name)?.groups?.tenant ?? DEFAULT_TENANT
}

/** The four headers by which a page learns its tenant. An unknown tenant is sent as it is. */
export const handshakeHeaders = (host: string, patch: HandshakePatch): Record<string, string> => {
  const tenant = tenantOfHost(host)
  const headers: Record<string, string> = {
    'Api-Key': `${API_KEY_PREFIX}${tenant}`,
    Theme: tenant,
    'Deeplinking-Host': `${tenant}.app.example.com`,
    'Terms-Of-Use': '',
    ...patch.set,
  }
  const omitted = new Set((patch.omit ?? []).map((name) => name.toLowerCase()))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !omitted.has(name.toLowerCase())))
}
