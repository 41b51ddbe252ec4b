import { readFileSync } from 'node:fs'

let cached: readonly RegExp[] | undefined

const patterns = (): readonly RegExp[] => {
  if (cached === undefined) {
    // Our own file: "METHOD /path/with/{parameters}/", every call of the contract.
    const calls = JSON.parse(
      readFileSync(new URL('../../data/calls.json', import.meta.url), 'utf8'),
    ) as string[]
    cached = calls.map((call) => {
      const source = call
        .split(/\{[^}]+\}/)
        .map((part) => part.replace(/[.+?^$()|[\]\\]/g, '\\$&'))
        .join('[^/]+')
      return new RegExp(`^${source}$`)
    })
  }
  return cached
}

/** Whether the contract knows this method and path, whose values are still percent-encoded. */
export const isKnownCall = (method: string, path: string): boolean =>
  patterns().some((pattern) => pattern.test(`${method} ${path}`))
