import { readFileSync } from 'node:fs'
import { TrieRouter } from 'hono/router/trie-router'

const readContract = (): TrieRouter<true> => {
  const router = new TrieRouter<true>()
  // Our own file: "METHOD /path/with/{parameters}/", every call of the contract.
  const calls = JSON.parse(
    readFileSync(new URL('../../data/calls.json', import.meta.url), 'utf8'),
  ) as string[]
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ')
    router.add(method, path.replace(/\{(\w+)\}/g, ':$1'), true)
  }
  return router
}

let contract: TrieRouter<true> | undefined

/** Whether the contract knows this method and path. */
export const isKnownCall = (method: string, path: string): boolean => {
  contract ??= readContract()
  return contract.match(method, path)[0].length > 0
}
