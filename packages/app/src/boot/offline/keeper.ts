import { entryOf, matchRoute } from '@corrente/domain/routing'
import { KEPT_PAGE } from '../page.ts'

/** What the keeper needs of the outside. */
export interface KeeperDeps {
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>
  readonly fetch: (request: RequestInfo | URL) => Promise<Response>
  readonly origin: string
  /** Of the build. */
  readonly version: string
}

/** Keeps this brand's code and pages, so that the product opens without a network. Never an answer of a back end. */
export interface Keeper {
  /** The answer to a request; undefined: the keeper has nothing to do with it. What cannot be had rejects, as without one. */
  readonly answer: (request: Request) => Promise<Response> | undefined
  /** Keeps what was loaded before there was a keeper. What is none of its own, or cannot be had, is left out. */
  readonly keep: (addresses: readonly string[]) => Promise<void>
  /** Forgets the code of builds before the last one: a tab may still show that. */
  readonly tidy: () => Promise<void>
}

const CODE = 'code-'
const PAGES = 'pages'

/** A file whose name or version says what is in it. */
const isCode = ({ pathname, searchParams }: URL): boolean =>
  pathname.startsWith('/assets/') || (pathname.startsWith('/tenants/') && searchParams.has('v'))

/** Under which address a page is kept: one document serves all pages behind the sign-in. */
const pageKey = ({ pathname, origin }: URL): string => origin + (entryOf(pathname) === 'app' ? '/' : pathname)

const asKept = ({ body, headers }: Response): Response =>
  new Response(body, { headers: [...headers, [KEPT_PAGE, '1']] })

/** Some hosts answer with a page where a file is gone. */
const isPage = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false

/** A portal in the way, or a host's own page of errors, answers too: as the product it would come back without a network. */
const isOurs = async (response: Response): Promise<boolean> =>
  isPage(response) && (await response.text()).includes('id="root"')

/** @param deps the browser's, or a test's */
export function createKeeper({ caches, fetch, origin, version }: KeeperDeps): Keeper {
  const put = async (name: string, key: RequestInfo, response: Response) => {
    // A full disk keeps nothing: it is asked for again.
    await (await caches.open(name)).put(key, response).catch(() => undefined)
  }

  const code = async (address: string): Promise<Response> => {
    const kept = await caches.match(address)
    if (kept) return kept
    const response = await fetch(address)
    if (response.ok && !isPage(response)) await put(CODE + version, address, response.clone())
    return response
  }

  /** The server's own answer goes first: it names the build and the brand. */
  const page = async (request: RequestInfo, url: URL): Promise<Response> => {
    const key = pageKey(url)
    try {
      const response = await fetch(request)
      if (response.ok && !response.redirected && (await isOurs(response.clone())))
        await put(PAGES, key, response.clone())
      return response
    } catch (error) {
      const kept = await caches.match(key, { cacheName: PAGES })
      if (kept) return asKept(kept)
      throw error
    }
  }

  return {
    answer: (request) => {
      const url = new URL(request.url)
      if (request.method !== 'GET' || url.origin !== origin) return undefined
      if (isCode(url)) return code(request.url)
      // A visit, or the page's question for its own address (BOOT-001). No back end has an address of a page's.
      return matchRoute(url.pathname) ? page(request, url) : undefined
    },
    keep: async (addresses) => {
      const urls = addresses.map((address) => new URL(address, origin)).filter((url) => url.origin === origin)
      const kept = urls.map((url) =>
        isCode(url) ? code(url.href) : matchRoute(url.pathname) && page(url.href, url),
      )
      await Promise.allSettled(kept)
    },
    tidy: async () => {
      const builds = (await caches.keys()).filter((name) => name.startsWith(CODE) && name !== CODE + version)
      await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)))
    },
  }
}
