import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What a desktop for a screen reader needs, by Debian's packages. */
const PACKAGES: Readonly<Record<string, string>> = {
  orca: 'orca',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus',
}
/** Languages that Orca itself speaks here, by the locale that it needs. */
const LOCALES = { 'pt-BR': 'pt_BR.UTF-8', en: 'en_US.UTF-8', es: 'es_ES.UTF-8' } as const
export type Language = keyof typeof LOCALES

const output = (program: string, args: readonly string[], env = process.env): string =>
  execFileSync(program, args, { encoding: 'utf8', env }).trim()

/** What is missing, in words that say how to get it; undefined where all is here. */
export function missing(): string | undefined {
  const places = (process.env.PATH ?? '').split(':')
  const lost = Object.entries(PACKAGES).filter(
    ([program]) => !places.some((place) => existsSync(join(place, program))),
  )
  if (lost.length > 0)
    return `Not here: ${lost.map(([program]) => program).join(', ')}. Debian: apt-get install ${lost.map(([, name]) => name).join(' ')}`
  const locales = output('locale', ['-a']).toLowerCase().replaceAll('-', '')
  const unheard = Object.values(LOCALES).filter(
    (locale) => !locales.includes(locale.toLowerCase().replaceAll('-', '')),
  )
  if (unheard.length > 0)
    return `No locale ${unheard.join(', ')}. Debian: apt-get install locales, then locale-gen`
  return undefined
}

export const orcaVersion = (): string => output('orca', ['--version'])

/** Nothing at all for so long: there is nothing to say. */
const SILENT_MS = 4000
/** No further word for so long: Orca has ended. */
const QUIET_MS = 700
const LIMIT_MS = 20_000

/** A screen of its own with a bus, a window manager and Orca, whose words are kept instead of spoken. */
export interface Desktop {
  /** For the browser that is to be heard. */
  readonly env: Record<string, string>
  readonly folder: string
  /** Presses a key, by its X name: `Tab`, `ctrl+k`. */
  readonly key: (name: string) => void
  readonly type: (text: string) => void
  /** Waits until Orca is quiet; what it said since the last call, in order. */
  readonly hear: () => Promise<readonly string[]>
  readonly close: () => void
}

const DISPLAY = `:${100 + (process.pid % 800)}`

export async function openDesktop(language: Language): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'screen-reader-'))
  const speech = join(folder, 'speech')
  writeFileSync(speech, '')
  const orcaFolder = join(folder, 'orca')
  mkdirSync(orcaFolder)
  cpSync(join(import.meta.dirname, 'orca'), orcaFolder, { recursive: true })
  const locale = LOCALES[language]
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    DISPLAY,
    LANG: locale,
    LANGUAGE: locale,
    SPEECH_FILE: speech,
    ACCESSIBILITY_ENABLED: '1',
  }
  const own: ChildProcess[] = []
  const start = (program: string, ...args: string[]): void => {
    own.push(spawn(program, args, { env, stdio: 'ignore' }))
  }
  const close = () => {
    for (const each of own.reverse()) each.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  start('Xvfb', DISPLAY, '-screen', '0', '1366x900x24')
  const socket = `/tmp/.X11-unix/X${DISPLAY.slice(1)}`
  for (let tries = 0; tries < 100 && !existsSync(socket); tries += 1) await wait(50)
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  own.push(bus)
  env.DBUS_SESSION_BUS_ADDRESS = await new Promise<string>((resolve) => {
    bus.stdout.once('data', (data: Buffer) => resolve(String(data).trim()))
  })
  start('openbox')
  start('orca', '-u', orcaFolder)
  const all = () =>
    readFileSync(speech, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => String(JSON.parse(line)).trim())
      .filter(Boolean)
  let told = 0
  const hear = async () => {
    const begun = Date.now()
    let count = told
    for (let since = begun; Date.now() - begun < LIMIT_MS; await wait(50)) {
      const now = all().length
      if (now !== count) since = Date.now()
      count = now
      if (Date.now() - since > (count === told ? SILENT_MS : QUIET_MS)) break
    }
    const heard = all().slice(told)
    told += heard.length
    return heard
  }
  for (let tries = 0; tries < 300 && all().length === 0; tries += 1) await wait(100)
  if (all().length === 0) {
    close()
    throw new Error('Orca does not speak')
  }
  return {
    env,
    folder,
    key: (name) => output('xdotool', ['key', '--clearmodifiers', name], env),
    type: (text) => output('xdotool', ['type', '--delay', '40', text], env),
    hear,
    close,
  }
}
