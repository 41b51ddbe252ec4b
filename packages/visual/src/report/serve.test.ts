import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readDecisions } from '../baseline/decisions.ts'
import { readBaseline, type StoryManifest, writeEnvironment, writeStory } from '../baseline/manifest.ts'
import { openDecider } from '../commands/decide.ts'
import { defineVisual } from '../config/define.ts'
import { readSettings, type Settings } from '../config/settings.ts'
import { type ServedReport, serveReport } from './serve.ts'

const THERE = { browser: '1', fonts: 'theirs', probe: 'same' }
const story = (cells: Record<string, string>): StoryManifest => ({
  width: 1,
  height: 1,
  sheets: [],
  cells: Object.fromEntries(
    Object.entries(cells).map(([theme, picture]) => [theme, { picture, key: `k${picture}` }]),
  ),
})
const OLD = story({ 'meadow.day': 'old1', 'meadow.night': 'old2' })
const SEEN = story({ 'meadow.day': 'new1', 'meadow.night': 'new2' })

let settings: Settings
let served: ServedReport

/** A repository with a baseline, and a report that another machine made: other fonts, the same test drawing. */
beforeEach(async () => {
  const root = mkdtempSync(join(tmpdir(), 'visual-serve-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  const themes = {
    attributes: { brand: 'data-b', scheme: 'data-s' },
    brands: ['meadow'],
    schemes: ['day', 'night'],
  }
  settings = readSettings(defineVisual({ storybook: { sources: ['.'] }, themes }), root)
  writeEnvironment(settings.baseline, { ...THERE, fonts: 'ours' })
  writeEnvironment(settings.seen, THERE)
  for (const name of ['sign--a', 'sign--b']) {
    writeStory(settings.baseline, name, OLD)
    writeStory(settings.seen, name, SEEN)
  }
  const group = { cause: 'c1', themes: ['meadow.day'] }
  const data = {
    causes: [
      { id: 'c1', digest: 'digest1', name: 'Sign: padding' },
      { id: 'c2', digest: 'digest2', name: 'Sign: colour' },
    ],
    groups: [
      { ...group, id: 'g1', story: 'sign--a' },
      { ...group, id: 'g2', story: 'sign--b' },
      { id: 'g3', cause: 'c2', story: 'sign--a', themes: ['meadow.night'] },
    ],
  }
  writeFileSync(join(settings.report, 'report.json'), JSON.stringify(data))
  writeFileSync(join(settings.report, 'index.html'), '<title>Report</title>')
  mkdirSync(join(settings.report, 'pictures'))
  writeFileSync(join(settings.report, 'pictures/a.png'), 'picture')
  served = await serveReport({ folder: settings.report, decider: openDecider(settings) })
})
afterEach(async () => {
  await served.close()
  rmSync(settings.root, { recursive: true })
})

/** By hand: `fetch` evens out paths and names its own host. */
function ask(path: string, { method = 'GET', headers = {} }: RequestOptions = {}, body = '') {
  const { port } = new URL(served.address)
  return new Promise<{ status: number | undefined; text: string; type: string | undefined }>((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => {
        text += part.toString()
      })
      answer.on('end', () => done({ status: answer.statusCode, text, type: answer.headers['content-type'] }))
    })
    asked.on('error', fail)
    asked.end(body)
  })
}
const own = (path = ''): string => new URL(served.address).pathname + path
const json = { 'content-type': 'application/json' }
const decide = (verdict: string, { cause = 'c1', remark = '', headers = {} } = {}) =>
  ask(
    own('decision'),
    { method: 'POST', headers: { ...json, ...headers } },
    JSON.stringify({ cause, verdict, remark }),
  )
const pictures = (name: string) => {
  const { cells = {} } = readBaseline(settings.baseline).stories[name] ?? {}
  return Object.values(cells).map(({ picture }) => picture)
}
const file = () => join(settings.baseline, 'decisions.tsv')

describe('who is answered', () => {
  test('its own page: the report, its pictures, what was decided', async () => {
    expect(await ask(own())).toMatchObject({ status: 200, text: '<title>Report</title>' })
    expect(await ask(own('pictures/a.png'))).toMatchObject({ status: 200, type: 'image/png' })
    expect(await ask(own('session'))).toMatchObject({ status: 200, text: '{"decisions":[]}' })
  })
  test('nobody without the word of the address', async () => {
    for (const path of ['/', '/session', '/guess/session', '/guess/decision'])
      expect((await ask(path, { method: path.endsWith('decision') ? 'POST' : 'GET' })).status).toBe(403)
  })
  test('no foreign page, and no foreign name for this machine', async () => {
    expect((await decide('approved', { headers: { origin: 'https://example.com' } })).status).toBe(403)
    expect((await ask(own('session'), { headers: { host: 'example.com' } })).status).toBe(403)
    expect(existsSync(file())).toBe(false)
  })
  test.each([
    '../report.json',
    'pictures/../report.json',
    'pictures/..%2freport.json',
    'report.json',
    '%E0%A4%A',
    'pictures/%2e%2e/report.json',
    'seen/environment.json',
  ])('%s is no page of it', async (path) => expect((await ask(own(path))).status).toBe(404))
  test('what is no decision', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      ask(own('decision'), { method: 'POST', headers }, body)
    expect((await ask(own('decision'))).status).toBe(405)
    expect((await ask(own(), { method: 'POST' })).status).toBe(405)
    expect((await post({ 'content-type': 'text/plain' }, '{}')).status).toBe(415)
    expect((await post(json, '{')).status).toBe(400)
    expect((await post(json, '{"cause":"c1","verdict":"burnt","remark":""}')).status).toBe(400)
    expect((await post(json, `"${'x'.repeat(70_000)}"`)).status).toBe(413)
    expect(await decide('approved', { cause: 'c9' })).toMatchObject({
      status: 409,
      text: 'c9 is no cause of this report.',
    })
  })
})

describe('what a decision does', () => {
  test('approving a cause takes the hashes that its run saw, on a machine of other fonts, and no other cell', async () => {
    expect((await decide('approved', { remark: 'As the\tdesign\nhas it' })).status).toBe(200)
    expect(pictures('sign--a')).toEqual(['new1', 'old2'])
    expect(pictures('sign--b')).toEqual(['new1', 'old2'])
    expect(readFileSync(file(), 'utf8')).toBe('digest1\tapproved\tSign: padding\tAs the design has it\n')
  })
  test('rejecting leaves the baseline, and takes back an approval', async () => {
    await decide('approved')
    await decide('rejected', { remark: 'Too wide' })
    expect(pictures('sign--a')).toEqual(['old1', 'old2'])
    expect(readDecisions(settings)).toMatchObject([{ verdict: 'rejected', remark: 'Too wide' }])
    await decide('open')
    expect(existsSync(file())).toBe(false)
  })
  test('an approval of an earlier day is taken back with git', async () => {
    await decide('approved')
    await served.close()
    served = await serveReport({ folder: settings.report, decider: openDecider(settings) })
    expect(await decide('rejected')).toMatchObject({ status: 409 })
    expect(pictures('sign--a')).toEqual(['new1', 'old2'])
  })
  test('two causes, two lines; a remark alone', async () => {
    await decide('noted', { remark: 'Ask Ana' })
    await decide('rejected', { cause: 'c2' })
    expect(readFileSync(file(), 'utf8').split('\n')).toEqual([
      'digest1\tnoted\tSign: padding\tAsk Ana',
      'digest2\trejected\tSign: colour',
      '',
    ])
  })
  test('a machine that draws otherwise is refused, in words', async () => {
    writeEnvironment(settings.seen, { ...THERE, probe: 'another' })
    const { status, text } = await decide('approved')
    expect(status).toBe(409)
    expect(text).toContain('draws differently')
    expect(pictures('sign--a')).toEqual(['old1', 'old2'])
  })
})
