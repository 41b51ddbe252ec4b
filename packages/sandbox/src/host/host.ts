import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFileFinder, type ServedFile } from './files.ts'
import { type HandshakePatch, handshakeHeaders } from './handshake.ts'
import { headersFor, readHeadersFile } from './headersFile.ts'
import { readRedirectsFile, redirectFor } from './redirectsFile.ts'

/** Serves the built product the way its own deployment files say. */
export interface StaticHost {
  respond(request: Request, url: URL): Response
  setHandshake(patch: HandshakePatch): void
}

const readOr = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** @param folder the built product; it is read again when its files change */
export const createStaticHost = (folder: string): StaticHost => {
  const find = createFileFinder(folder)
  let handshake: HandshakePatch = {}

  const send = (request: Request, url: URL, file: ServedFile, status: number): Response => {
    const headers = new Headers({ 'content-type': file.type, vary: 'accept-encoding', etag: file.etag })
    const isAsset = url.pathname.startsWith('/assets/')
    headers.set(
      'cache-control',
      file.isPage ? 'no-store' : isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    for (const [name, value] of headersFor(readHeadersFile(readOr(join(folder, '_headers'))), url.pathname))
      headers.set(name, value)
    if (file.isPage) {
      const host = request.headers.get('host') ?? url.host
      for (const [name, value] of Object.entries(handshakeHeaders(host, handshake))) headers.set(name, value)
    }
    if (!file.isPage && request.headers.get('if-none-match') === file.etag)
      return new Response(null, { status: 304, headers })
    const { bytes, encoding } = file.encoded(request.headers.get('accept-encoding') ?? '')
    if (encoding !== undefined) headers.set('content-encoding', encoding)
    const body = request.method === 'HEAD' ? null : new Uint8Array(bytes)
    return new Response(body, { status, headers })
  }
  const missing = (): Response =>
    new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

  return {
    setHandshake: (patch) => {
      handshake = patch
    },
    respond: (request, url) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
      const path = decode(url.pathname)
      const isPrivate = path === '/_headers' || path === '/_redirects'
      const file = isPrivate || path.endsWith('/') ? undefined : find(path)
      if (file !== undefined) return send(request, url, file, 200)
      // A chunk of an older deploy is gone; a page in its place would only hide it.
      if (path.startsWith('/assets/')) return missing()
      const redirect = redirectFor(readRedirectsFile(readOr(join(folder, '_redirects'))), path)
      if (redirect === undefined) {
        const index = path.endsWith('/') ? find(`${path}index.html`) : undefined
        return index === undefined ? missing() : send(request, url, index, 200)
      }
      if (redirect.status >= 300 && redirect.status < 400)
        return new Response(null, { status: redirect.status, headers: { location: redirect.to } })
      const target = find(redirect.to)
      return target === undefined ? missing() : send(request, url, target, redirect.status)
    },
  }
}
