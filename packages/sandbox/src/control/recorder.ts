/** A request as it arrived, for tests to look at. */
export interface RecordedRequest {
  at: string
  method: string
  /** Path with its query. */
  path: string
  /** Header names in lower case; the token is left out. */
  headers: Record<string, string>
  status: number
  /** Why the sandbox refused it, in its own words. */
  reason?: string
  /** The fault that answered it. */
  fault?: string
}

/** The latest requests, oldest first. */
export interface Recorder {
  /**
   * Begins a request. @returns keeps it, once it was answered; one that began before the records were cleared, and was
   * answered late, belongs to nobody any more
   */
  begin(): (request: RecordedRequest) => void
  list(): readonly RecordedRequest[]
  clear(): void
}

const KEPT = 5000

/** Headers of a request without anything that opens a session. */
export const safeHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [
      name,
      name === 'authorization' ? value.replace(/\S+$/, '…') : value,
    ]),
  )

/** An empty recorder that keeps the last 5,000 requests. */
export const createRecorder = (): Recorder => {
  let requests: RecordedRequest[] = []
  let round = 0
  return {
    begin: () => {
      const own = round
      return (request) => {
        if (own !== round) return
        requests.push(request)
        if (requests.length > KEPT * 1.2) requests = requests.slice(-KEPT)
      }
    },
    list: () => requests.slice(-KEPT),
    clear: () => {
      round += 1
      requests = []
    },
  }
}
