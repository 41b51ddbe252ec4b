import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { findBase } from '../storybook/base.ts'

export const VERDICTS = ['approved', 'rejected', 'noted'] as const
export type Verdict = (typeof VERDICTS)[number]

/** What a person said of a cause. It holds for the very pictures that were looked at. */
export interface Decision {
  /** The cause's. */
  digest: string
  verdict: Verdict
  /** The cause's name, for those who read the file. */
  name: string
  /** One line; '' for none. */
  remark: string
}

const FILE = 'decisions.tsv'
const MOST_LETTERS = 1000
const SPACE = /\s+/g

const isVerdict = (word: string | undefined): word is Verdict => VERDICTS.some((each) => each === word)
const oneLine = (text: string): string => text.replace(SPACE, ' ').trim().slice(0, MOST_LETTERS)

// Nothing stands at a line's end: an editor may take it away.
const lineOf = ({ digest, verdict, name, remark }: Decision): string =>
  [digest, verdict, oneLine(name), oneLine(remark)].join('\t').trimEnd()

/** A line for each decision, sorted: two branches' lines merge as lines that are all kept (`merge=union`). */
export const printDecisions = (decisions: readonly Decision[]): string =>
  decisions
    .map(lineOf)
    .sort()
    .map((line) => `${line}\n`)
    .join('')

/** Reads the file's text; throws on a line that is none. Of two that speak of the same pictures, a rejection counts. */
export function parseDecisions(text: string): Decision[] {
  const said = new Map<string, Decision>()
  for (const line of text.split('\n').filter(Boolean)) {
    const [digest = '', verdict, name = '', remark = ''] = line.split('\t')
    if (!isVerdict(verdict)) throw new Error(`${FILE}: "${line}" is no decision.`)
    if (said.get(digest)?.verdict !== 'rejected') said.set(digest, { digest, verdict, name, remark })
  }
  return [...said.values()]
}

export function readDecisions({ baseline }: Pick<Settings, 'baseline'>): Decision[] {
  const path = join(baseline, FILE)
  return existsSync(path) ? parseDecisions(readFileSync(path, 'utf8')) : []
}

/** Lines that the base commit has are of branches that are merged: they have done their work. */
function decidedBefore(settings: Settings): ReadonlySet<string> {
  const commit = findBase(settings)?.commit
  if (commit === undefined) return new Set()
  const path = `${commit}:./${FILE}`
  const { status, stdout } = spawnSync('git', ['show', path], { cwd: settings.baseline, encoding: 'utf8' })
  return new Set(status === 0 ? stdout.split('\n') : [])
}

/** Writes a decision in the place of what was said before of the same pictures. */
export function writeDecision(settings: Settings, decision: Decision): void {
  mkdirSync(settings.baseline, { recursive: true })
  const before = decidedBefore(settings)
  const others = readDecisions(settings).filter(
    (each) => each.digest !== decision.digest && !before.has(lineOf(each)),
  )
  writeFileSync(join(settings.baseline, FILE), printDecisions([...others, decision]))
}

/** Takes back what was said of some pictures. */
export function removeDecision(settings: Settings, digest: string): void {
  const left = readDecisions(settings).filter((each) => each.digest !== digest)
  const path = join(settings.baseline, FILE)
  if (left.length === 0) rmSync(path, { force: true })
  else writeFileSync(path, printDecisions(left))
}
