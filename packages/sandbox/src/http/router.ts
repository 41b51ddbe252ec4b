import type { Call } from './call.ts'

/** A call, and what its path's parameters hold. */
export interface Found {
  call: Call
  params: Readonly<Record<string, string>>
}

const isParameter = (part: string): boolean => part.startsWith('{')

const paramsOf = (
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | undefined => {
  if (pattern.length !== path.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const given = path[index] ?? ''
    if (!isParameter(part)) {
      if (part !== given) return undefined
      continue
    }
    if (given === '') return undefined
    try {
      params[part.slice(1, -1)] = decodeURIComponent(given)
    } catch {
      return undefined
    }
  }
  return params
}

/** Finds calls by method and path; a literal segment wins over a parameter. */
export const createRouter = (
  calls: readonly Call[],
): ((method: string, path: string) => Found | undefined) => {
  const patterns = calls.map((call) => ({ call, parts: call.path.split('/') }))
  const literals = (parts: readonly string[]) => parts.filter((part) => !isParameter(part)).length
  patterns.sort((a, b) => literals(b.parts) - literals(a.parts))
  return (method, path) => {
    const parts = path.split('/')
    for (const { call, parts: pattern } of patterns) {
      const params = call.method === method ? paramsOf(pattern, parts) : undefined
      if (params !== undefined) return { call, params }
    }
    return undefined
  }
}
