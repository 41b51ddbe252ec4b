import { patternOf } from './headersFile.ts'

/** A line of a `_redirects` file. */
export interface Redirect {
  from: string
  to: string
  /** 200 rewrites, 3xx redirects, anything else answers the target with that status. */
  status: number
}

/** Reads a `_redirects` file: `from to [status]` on each line, 302 unless told; `#` begins a comment. */
export const readRedirectsFile = (text: string): Redirect[] =>
  text.split('\n').flatMap((line) => {
    const [from, to, status] = line.replace(/#.*$/, '').trim().split(/\s+/)
    if (from === undefined || from === '' || to === undefined) return []
    return [{ from, to, status: Number.parseInt(status ?? '302', 10) || 302 }]
  })

/** The first redirect that covers a path, with its splat and placeholders filled in. */
export const redirectFor = (redirects: readonly Redirect[], path: string): Redirect | undefined => {
  for (const redirect of redirects) {
    const match = patternOf(redirect.from).exec(path)
    if (match === null) continue
    const to = redirect.to.replace(/:([a-zA-Z]\w*)/g, (_whole, name: string) => match.groups?.[name] ?? '')
    return { ...redirect, to }
  }
  return undefined
}
