import { type CardRequest, readBridgeSettings } from '@corrente/domain/card-bridge'
import type { CardEnd, CardPort } from '../ports/index.ts'
import type { Environment } from './environmentSchema.ts'
import type { MessageInbox } from './messageInbox.ts'
import { SETTINGS } from './settings.ts'
import { loadVendorScript } from './vendorScript.ts'

/** Of the provider's script, what is used here. */
interface CardProvider {
  readonly setUp: (options: { readonly session: string; readonly env: string }) => void
  readonly authenticate3DS: (request: CardRequest) => Promise<unknown>
}

/** A function that stands under a name in an object from outside. */
const methodOf = (holder: unknown, name: string): ((argument: unknown) => unknown) | undefined => {
  if (typeof holder !== 'object' || holder === null) return undefined
  const found: unknown = Reflect.get(holder, name)
  return typeof found === 'function' ? (argument) => Reflect.apply(found, holder, [argument]) : undefined
}

function presentProvider(): CardProvider | undefined {
  const found: unknown = Reflect.get(globalThis, 'PagSeguro')
  const setUp = methodOf(found, 'setUp')
  const authenticate = methodOf(found, 'authenticate3DS')
  return setUp && authenticate
    ? {
        setUp: (options) => void setUp(options),
        authenticate3DS: async (request) => authenticate(request),
      }
    : undefined
}

let loading: Promise<CardProvider | undefined> | undefined

/** The provider, loaded once; undefined when it cannot be had, and then it may be asked for again. */
function provider(script: string): Promise<CardProvider | undefined> {
  loading ??= loadVendorScript(script)
    .then(presentProvider, () => undefined)
    .then((found) => {
      if (!found) loading = undefined
      return found
    })
  return loading
}

const NOT_LOADED: CardEnd = { kind: 'notLoaded' }

/** What stands around the card bridge in this build (TDS-002, TDS-004); a build without a provider says so to each start. */
export function createCardPort(inbox: MessageInbox): CardPort {
  const settings = settingsOf(SETTINGS)
  return {
    origins: settings?.origins ?? new Set(),
    shell: () => methodOf(Reflect.get(globalThis, 'ReactNativeWebView'), 'postMessage'),
    listen: inbox.listen,
    authenticate: async (session, request) => {
      const found = settings && (await provider(settings.script))
      if (!found) return NOT_LOADED
      try {
        found.setUp({ session, env: settings.environment })
        return { kind: 'result', result: await found.authenticate3DS(request) }
      } catch {
        // What it throws carries the customer's data: it is neither logged nor passed on.
        return { kind: 'result', result: undefined }
      }
    },
  }
}

function settingsOf(environment: Environment) {
  const { CARD_SCRIPT: script, CARD_ENVIRONMENT, CARD_ORIGINS: origins } = environment
  if (script === 'off') return undefined
  const read = readBridgeSettings({ script, environment: CARD_ENVIRONMENT, origins })
  return 'problems' in read ? undefined : read
}
