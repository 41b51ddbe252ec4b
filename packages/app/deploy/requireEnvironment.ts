import { type BridgeSettingProblem, readBridgeSettings } from '@corrente/domain/card-bridge'
import { safeExternalUrl } from '@corrente/domain/wire'
import {
  ENVIRONMENT_PREFIX,
  type Environment,
  type EnvironmentProblem,
  readEnvironment,
} from '../src/boot/environmentSchema.ts'

const CARD_SETTINGS: Readonly<
  Record<BridgeSettingProblem, { readonly name: string; readonly problem: string }>
> = {
  script: { name: 'CARD_SCRIPT', problem: 'must be an https address, or "off"' },
  environment: { name: 'CARD_ENVIRONMENT', problem: 'must be "PROD" or "SANDBOX"' },
  origins: {
    name: 'CARD_ORIGINS',
    problem: 'must be https origins without a path, parted by blanks or commas',
  },
}

/** What is wrong with the settings of the 3-D Secure bridge (TDS-002, TDS-004); nothing where it is off. */
function cardProblems(environment: Environment): readonly EnvironmentProblem[] {
  const { CARD_SCRIPT: script, CARD_ENVIRONMENT, CARD_ORIGINS: origins } = environment
  if (script === 'off') return []
  const read = readBridgeSettings({ script, environment: CARD_ENVIRONMENT, origins })
  if (!('problems' in read)) return []
  return read.problems.map((problem) => {
    const setting = CARD_SETTINGS[problem]
    return { ...setting, name: ENVIRONMENT_PREFIX + setting.name }
  })
}

/** Settings that hold addresses of others: a token goes to most of them. */
const ADDRESSES = [
  'GATEWAY',
  'API_PATH',
  'FINANCIAL_PATH',
  'PAYMENT_PATH',
  'VIRTUAL_GROUP_PATH',
  'SMART_CHARGING_PATH',
  'WEBSOCKET',
  'GEOCODER_URL',
  'MAP_STYLE_URL',
  'REPORT_URL',
] as const satisfies readonly (keyof Environment)[]

/** Addresses that are open to whoever stands between: plain http and ws, but for this machine. */
const openAddresses = (environment: Environment): readonly EnvironmentProblem[] =>
  ADDRESSES.filter((name) => /^(?:http|ws):/i.test(environment[name]))
    .filter(
      (name) => !safeExternalUrl(environment[name].replace(/^ws/i, 'http'), { allowHttpLoopback: true }),
    )
    .map((name) => ({
      name: ENVIRONMENT_PREFIX + name,
      problem: 'must be https or wss; plain http and ws are for localhost alone',
    }))

/**
 * As `readEnvironment`, plus what only a build can tell: no sandbox human check in production, and a bridge whose settings
 * can be used. Throws one error that names every value (BOOT-015).
 */
export function requireEnvironment(variables: Readonly<Record<string, unknown>>, mode: string): Environment {
  const read = readEnvironment(variables)
  const problems = 'problems' in read ? [...read.problems] : [...cardProblems(read.environment)]
  if (mode === 'production' && 'environment' in read) problems.push(...openAddresses(read.environment))
  if (mode === 'production' && variables[`${ENVIRONMENT_PREFIX}HUMAN_CHECK`] === 'sandbox')
    problems.push({
      name: `${ENVIRONMENT_PREFIX}HUMAN_CHECK`,
      problem: 'may be "sandbox" only in a sandbox build',
    })
  // The captcha rule runs after the others in the schema, so it is checked here as well: one run names all.
  const siteKey = `${ENVIRONMENT_PREFIX}CAPTCHA_SITE_KEY`
  if (
    variables[`${ENVIRONMENT_PREFIX}HUMAN_CHECK`] !== 'sandbox' &&
    String(variables[siteKey] ?? '').trim() === '' &&
    !problems.some((p) => p.name === siteKey)
  )
    problems.push({ name: siteKey, problem: 'is missing' })
  if (problems.length > 0 || !('environment' in read))
    throw new Error(
      `This build (mode "${mode}") lacks settings:\n${problems.map((p) => `  ${p.name} ${p.problem}`).join('\n')}`,
    )
  return read.environment
}
