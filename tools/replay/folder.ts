import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const PAGES = ['index.html', 'public.html'] as const

/** The file's clock in place of the machine's: from each load on it goes on from the instant of the file. */
const clockScript = (now: number) => `(() => {
  const Machine = Date
  const shift = ${now} - Machine.now()
  const now = () => Machine.now() + shift
  globalThis.Date = new Proxy(Machine, {
    construct: (target, given, own) => Reflect.construct(target, given.length > 0 ? given : [now()], own),
    apply: () => new Machine(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
})()
`

/** What the browser holds when the page opens. */
export interface Opening {
  readonly address: string
  /** Of the local storage. */
  readonly entries: Readonly<Record<string, string>>
}

const openScript = ({ address, entries }: Opening) => `localStorage.clear()
sessionStorage.clear()
for (const [key, value] of Object.entries(${JSON.stringify(entries)})) localStorage.setItem(key, value)
document.cookie = 'accept_lgpd_cookie=true;path=/'
location.replace(${JSON.stringify(address)})
`

/** Where a replay begins. */
export const OPEN_PATH = '/replay/open.html'

/**
 * The built product with the file's clock in its pages, and a page that leads to the screen. A folder of its own, of links;
 * nothing of the build is changed.
 * @param now - the instant of the file
 */
export function replayFolder(dist: string, now: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'corrente-replay-'))
  const isPage = (name: string) => PAGES.some((page) => name.startsWith(page))
  for (const name of readdirSync(dist).filter((one) => !isPage(one)))
    symlinkSync(resolve(dist, name), join(folder, name))
  for (const page of PAGES) {
    const html = readFileSync(join(dist, page), 'utf8')
    // Behind the page's own inline script, whose hash the policy names, and before the product's modules.
    writeFileSync(
      join(folder, page),
      html.replace('<meta charset', '<script src="/replay/clock.js"></script>\n    <meta charset'),
    )
  }
  mkdirSync(join(folder, 'replay'))
  writeFileSync(join(folder, 'replay/clock.js'), clockScript(now))
  writeFileSync(
    join(folder, OPEN_PATH),
    '<!doctype html><meta charset="utf-8"><script src="open.js"></script>',
  )
  return folder
}

/** Says what that page puts in before it goes on: known only once the sandbox has let somebody in. */
export function writeOpening(folder: string, opening: Opening): void {
  writeFileSync(join(folder, 'replay/open.js'), openScript(opening))
}
