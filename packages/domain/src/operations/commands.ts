import type { RouteId } from '../routing/index.ts'

/** The versions of OCPP that commands are sent in, as the contract spells them. */
export const PROTOCOLS = ['v1.5', 'v1.6'] as const
export type Protocol = (typeof PROTOCOLS)[number]

/** What commands are for, in the order in which an operator reaches for them. */
export const COMMAND_GROUPS = ['driver', 'recover', 'settings', 'maintenance'] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

interface CommandRule {
  readonly group: CommandGroup
  /** The name in the calls, which is that of the page's route (OPS-015). */
  readonly call: string
  readonly route: RouteId
  /** Bound to a connector or a recharge of one station (OPS-008). */
  readonly isForOne?: true
  /** Only OCPP 1.6 has it (OPS-007). */
  readonly is16Only?: true
}

/** The commands in the order of their groups (OPS-005). */
export const COMMAND_RULES = {
  remoteStart: {
    group: 'driver',
    call: 'remote_start',
    route: 'operations-remote-start',
    isForOne: true,
  },
  remoteStop: {
    group: 'driver',
    call: 'remote_stop',
    route: 'operations-remote-stop',
    isForOne: true,
  },
  unlockConnector: {
    group: 'driver',
    call: 'unlock_connector',
    route: 'operations-unlock-connector',
    isForOne: true,
  },
  triggerMessage: {
    group: 'recover',
    call: 'trigger_message',
    route: 'operations-trigger-message',
    is16Only: true,
  },
  remoteReset: { group: 'recover', call: 'remote_reset', route: 'operations-remote-reset' },
  changeAvailability: {
    group: 'recover',
    call: 'change_availability',
    route: 'operations-change-availability',
  },
  getConfiguration: {
    group: 'settings',
    call: 'get_configuration',
    route: 'operations-get-configuration',
  },
  changeConfiguration: {
    group: 'settings',
    call: 'change_configuration',
    route: 'operations-change-configuration',
  },
  setChargingProfile: {
    group: 'settings',
    call: 'set_charging_profile',
    route: 'operations-set-charging-profile',
    is16Only: true,
  },
  clearChargingProfile: {
    group: 'settings',
    call: 'clear_charging_profile',
    route: 'operations-clear-charging-profile',
    is16Only: true,
  },
  updateFirmware: {
    group: 'maintenance',
    call: 'update_firmware',
    route: 'operations-update-firmware',
  },
  getDiagnostics: {
    group: 'maintenance',
    call: 'get_diagnostics',
    route: 'operations-get-diagnostics',
  },
  dataTransfer: { group: 'maintenance', call: 'data_transfer', route: 'operations-data-transfer' },
  clearCache: { group: 'maintenance', call: 'clear_cache', route: 'operations-clear-cache' },
} as const satisfies Record<string, CommandRule>

/** A command that can be sent to stations. */
export type Command = keyof typeof COMMAND_RULES

/** All commands in their order. */
export const COMMANDS = Object.keys(COMMAND_RULES) as readonly Command[]

const rules: Readonly<Record<Command, CommandRule>> = COMMAND_RULES

/** Whether a command goes to exactly one station (OPS-008). */
export const isForOne = (command: Command): boolean => rules[command].isForOne === true
/** Whether a version of OCPP has a command (OPS-007). */
export const hasCommand = (protocol: Protocol, command: Command): boolean =>
  protocol === 'v1.6' || rules[command].is16Only !== true
/** The command that a route is the page of; undefined for any other route. */
export const commandOfRoute = (route: RouteId): Command | undefined =>
  COMMANDS.find((command) => rules[command].route === route)

/**
 * The version that is in use (decisions: Operations and tasks): v1.6 unless the address asks for v1.5 and it is permitted;
 * v1.5 for whom v1.6 is not permitted. Undefined: neither is.
 */
export function protocolOf(
  asked: string | undefined,
  may: (route: RouteId) => boolean,
): Protocol | undefined {
  const allowed = PROTOCOLS.filter((one) => may(one === 'v1.5' ? 'operations-v15' : 'operations-v16'))
  if (asked === 'v1.5' && allowed.includes('v1.5')) return 'v1.5'
  return allowed.at(-1)
}

/** What stations say of their protocol: `ocpp1.6J`, `ocpp1.5S`; undefined where they say nothing that is known. */
export function protocolOfStation(said: string | undefined): Protocol | undefined {
  if (said === undefined) return undefined
  return PROTOCOLS.find((protocol) => said.replaceAll('_', '.').includes(protocol.slice(1))) ?? short(said)
}
const short = (said: string): Protocol | undefined =>
  /(^|\D)15\D?$/.test(said) ? 'v1.5' : /(^|\D)16\D?$/.test(said) ? 'v1.6' : undefined

const LETTERS = /[\s_-]+/g
const squeeze = (text: string) => text.toLowerCase().replace(LETTERS, '')
/** The names of OCPP's own messages, where they are not the command's. */
const ALSO: Readonly<Record<string, Command>> = {
  reset: 'remoteReset',
  remotestarttransaction: 'remoteStart',
  remotestoptransaction: 'remoteStop',
}
const byName = new Map<string, Command>([
  ...COMMANDS.map((command) => [squeeze(command), command] as const),
  ...Object.entries(ALSO),
])

/** The command that a task's operation name means, without case, blanks, '_' and '-'; undefined for any other, shown raw. */
export const commandOfName = (name: string | undefined): Command | undefined =>
  name === undefined ? undefined : byName.get(squeeze(name))
