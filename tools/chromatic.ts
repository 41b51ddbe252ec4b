// `pnpm chromatic`: the marked stories in Chromatic's cloud, for teams that outgrow one machine. Needs a token.
// `pnpm chromatic --dry-run`: what a build would take, without a token and without a network.
import { currentStorybook, loadSettings, readStories, serve } from '@corrente/visual'
import { isMarked } from '@corrente/visual/marks'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts'
import { runStep } from './steps.ts'

/** A story as Chromatic sees it. */
interface Seen {
  id: string
  /** 0 where no snapshot is taken. */
  snapshots: number
}

/** Reads the parameters of all stories where Chromatic reads them: in the built Storybook's page. */
async function seenByChromatic(build: string): Promise<Seen[]> {
  const served = await serve(build)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] })
  try {
    const page = await browser.newPage()
    await page.goto(`${served.address}/iframe.html`)
    await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined')
    return await page.evaluate<Seen[]>(`window.__STORYBOOK_PREVIEW__.extract().then((stories) =>
      Object.values(stories).map(({ id, parameters: { chromatic = {} } }) => ({
        id,
        snapshots: chromatic.disableSnapshot ? 0 : Math.max(1, Object.keys(chromatic.modes ?? {}).length),
      })),
    )`)
  } finally {
    await browser.close()
    served.close()
  }
}

async function dryRun(): Promise<number> {
  const settings = await loadSettings(process.cwd())
  const build = currentStorybook(settings)
  const stories = await readStories(build)
  const marked = new Set(stories.filter((story) => isMarked(settings.stories, story)).map(({ id }) => id))
  const seen = new Map((await seenByChromatic(build)).map(({ id, snapshots }) => [id, snapshots]))
  const taken = [...seen.values()].filter((snapshots) => snapshots > 0)
  const other = stories.filter(({ id }) => marked.has(id) !== (seen.get(id) ?? 0) > 0)
  const total = taken.reduce((sum, snapshots) => sum + snapshots, 0)
  console.log(
    [
      `${taken.length} of ${stories.length} stories x ${[...new Set(taken)].join(', ')} modes = ${total} snapshots.`,
      'So many has a first build; a later one has those of the stories that changed (--only-changed).',
      ...other.map(({ id }) => `${id}: its mark and its parameters (.storybook/chromatic.ts) do not agree.`),
    ].join('\n'),
  )
  return other.length === 0 ? 0 : 1
}

async function upload(args: readonly string[]): Promise<number> {
  const token = process.env.CHROMATIC_PROJECT_TOKEN
  if (!token) {
    console.error(
      [
        'Chromatic needs a project token, and there is none.',
        '',
        '1. Make a project on chromatic.com and copy its token.',
        '2. Run it as: CHROMATIC_PROJECT_TOKEN=… pnpm chromatic',
        '   In CI, keep the token among the secrets, and check out the whole history: what changed is told by it.',
        '',
        'It uploads a built Storybook and takes the marked stories under twelve representative tenants in both schemes',
        '(.storybook/chromatic.ts). `pnpm chromatic --dry-run` tells how many snapshots that is. Without a token and offline,',
        '`pnpm visual` checks every marked story under every tenant on this machine.',
      ].join('\n'),
    )
    return 2
  }
  const { status } = await runStep({
    name: 'Chromatic',
    command: [
      'chromatic',
      '--build-script-name=build-storybook',
      '--only-changed',
      // Tokens reach the stories through a virtual module, which no trace of imports follows.
      '--externals=packages/themes/**',
      ...args,
    ],
    env: { CHROMATIC_PROJECT_TOKEN: token },
  })
  return status
}

const args = process.argv.slice(2)
process.exitCode = args.includes('--dry-run') ? await dryRun() : await upload(args)
