/** What becomes of the next write of a call on its way, and of its answer. */
export interface Fate {
  /** Milliseconds before it reaches the server, whatever the page does meanwhile; undefined: it never does. */
  readonly reachesAfter: number | undefined
  /** What the page is told; `own`: what the server says. `lost`: nothing. */
  readonly answer: 'own' | 'lost' | { readonly status: number; readonly body: string }
}

const WELL: Fate = { reachesAfter: 0, answer: 'own' }

/** A write that came to the door. */
export interface Sent {
  readonly call: string
  readonly fate: Fate
  /** On its way; `done`: the server did it; `not`: the server never did, and never will. */
  state: 'onItsWay' | 'done' | 'not'
  /** What was sent. */
  readonly body: string
  /** The server, or what spoke in its name, said no. */
  isRefused: boolean
}

/** The address of a call as a pattern: `PUT ocpptags/{pk}`. */
function patternOf(call: string): { readonly method: string; readonly path: RegExp } {
  const [method = '', template = ''] = call.split(' ')
  return {
    method,
    path: new RegExp(`^/(?:api/v1|mk-ms-[a-z-]+)/${template.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }
}

/** Of a browser: whether it has a network, and which of its tabs are gone. */
export interface Line {
  readonly isOffline: () => boolean
  readonly isClosed: () => boolean
}

const offline = () => new TypeError('Failed to fetch')
/** With its body here, so that nobody waits for more of it unseen. */
const whole = async (answer: Promise<Response>): Promise<Response> => {
  const response = await answer
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}
const saysError = (text: string) => /"type":\s*"error"|"error":\s*"/.test(text)

/**
 * The way between the tabs of a browser and the sandbox: the writes of one call meet the fates that a test gives them,
 * each is counted where the server has done it, and what is on its way arrives though its tab be gone.
 * @param calls - every write of the product; other calls pass
 */
export function createDoor(calls: readonly string[], fetch: typeof globalThis.fetch) {
  const patterns = calls.map((call) => ({ call, ...patternOf(call) }))
  let sent: Sent[] = []
  let fates: { readonly call: string; readonly fate: Fate }[] = []
  let busy = 0
  const idle: (() => void)[] = []

  const callOf = (request: Request) => {
    const { pathname } = new URL(request.url)
    return patterns.find(({ method, path }) => method === request.method && path.test(pathname))?.call
  }
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    busy += 1
    try {
      return await work
    } finally {
      busy -= 1
      if (busy === 0) for (const tell of idle.splice(0)) tell()
    }
  }
  /** Sends it though the page may have given it up. */
  const reach = async (request: Request, body: string, own: Sent): Promise<Response> => {
    const { url, method, headers } = request
    const response = await counted(
      fetch(url, { method, headers, credentials: 'omit', ...(body !== '' && { body }) }),
    )
    const text = await counted(response.clone().text())
    own.state = response.ok && !saysError(text) ? 'done' : 'not'
    if (own.state === 'not') own.isRefused = true
    return response
  }
  const write = async (request: Request, call: string, line: Line): Promise<Response> => {
    const body = await counted(request.clone().text())
    const place = fates.findIndex((one) => one.call === call)
    const fate = fates[place]?.fate ?? WELL
    fates = fates.filter((_, at) => at !== place)
    const own: Sent = { call, fate, body, state: 'onItsWay', isRefused: false }
    sent.push(own)
    if (line.isOffline()) {
      own.state = 'not'
      throw offline()
    }
    const { reachesAfter, answer } = fate
    let response: Response | undefined
    if (reachesAfter === undefined) own.state = 'not'
    else {
      if (reachesAfter > 0) await new Promise((resolve) => setTimeout(resolve, reachesAfter))
      response = await reach(request, body, own)
    }
    if (answer === 'lost') throw offline()
    if (answer === 'own') return response ?? new Response(null, { status: 502 })
    if (answer.status >= 400 && own.state === 'not') own.isRefused = true
    if (answer.status === 200 && saysError(answer.body)) own.isRefused = true
    return new Response(answer.body, { status: answer.status })
  }
  /** As the browser does: a call that is given up ends at once, whatever becomes of it at the server. */
  const untilAborted = (request: Request, answer: Promise<Response>): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal } = request
      const abort = () => reject(signal.reason)
      if (signal.aborted) abort()
      signal.addEventListener('abort', abort)
      answer.then(resolve, reject)
    })

  return {
    fetchOf:
      (line: Line): typeof globalThis.fetch =>
      async (input, init) => {
        const request = new Request(input, init)
        if (line.isClosed()) return new Promise(() => undefined)
        const call = callOf(request)
        if (call !== undefined) {
          const answer = write(request, call, line)
          const told = await untilAborted(request, answer).catch((error: unknown) => {
            if (line.isClosed()) return new Promise<never>(() => undefined)
            throw error
          })
          return line.isClosed() ? new Promise(() => undefined) : told
        }
        if (line.isOffline()) throw offline()
        return counted(whole(fetch(request)))
      },
    /** What the next writes of this call meet; after them all is well. */
    plan: (call: string, ...next: readonly Fate[]) => {
      fates = next.map((fate) => ({ call, fate }))
    },
    sent: (call: string): readonly Sent[] => sent.filter((one) => one.call === call),
    /** Counts as at the server until it is settled. */
    counted,
    isBusy: () => busy > 0,
    /** Resolves once nothing is at the server. */
    whenIdle: () => new Promise<void>((resolve) => (busy === 0 ? resolve() : idle.push(resolve))),
    clear: () => {
      sent = []
      fates = []
    },
  }
}
export type Door = ReturnType<typeof createDoor>
