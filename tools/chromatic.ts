// `pnpm chromatic`: the same stories in Chromatic's cloud, for teams that outgrow one machine. Needs a token.
import { runStep } from './steps.ts'

const token = process.env.CHROMATIC_PROJECT_TOKEN
if (!token) {
  console.error(
    [
      'Chromatic needs a project token, and there is none.',
      '',
      '1. Make a project on chromatic.com and copy its token.',
      '2. Run it as: CHROMATIC_PROJECT_TOKEN=… pnpm chromatic',
      '   In CI, keep the token among the secrets.',
      '',
      'It uploads a built Storybook: every story under twelve representative tenants in both schemes, and',
      '"Foundations / Every token" under all (.storybook/modes.ts). Without a token and offline, `pnpm visual` checks',
      'every marked story under every tenant on this machine.',
    ].join('\n'),
  )
  process.exit(2)
}
const { status } = await runStep({
  name: 'Chromatic',
  command: ['chromatic', '--build-script-name=build-storybook', ...process.argv.slice(2)],
  env: { CHROMATIC_PROJECT_TOKEN: token },
})
process.exit(status)
