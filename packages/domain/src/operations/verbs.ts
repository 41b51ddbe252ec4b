import { fold } from '../text/index.ts'
import { type Command, isForOne } from './commands.ts'

/** What people type for a command, in their three languages; folded. */
const VERBS: Readonly<Record<string, Command>> = {
  iniciar: 'remoteStart',
  start: 'remoteStart',
  parar: 'remoteStop',
  stop: 'remoteStop',
  detener: 'remoteStop',
  destravar: 'unlockConnector',
  unlock: 'unlockConnector',
  desbloquear: 'unlockConnector',
  reset: 'remoteReset',
  reiniciar: 'remoteReset',
  status: 'triggerMessage',
  trigger: 'triggerMessage',
  disponibilidade: 'changeAvailability',
  availability: 'changeAvailability',
  disponibilidad: 'changeAvailability',
  firmware: 'updateFirmware',
  diagnostico: 'getDiagnostics',
  diagnostics: 'getDiagnostics',
  config: 'getConfiguration',
  cache: 'clearCache',
}

/** A command that was typed with its station. */
export interface TypedCommand {
  readonly command: Command
  /** What names the station. */
  readonly station: string
  /** Of a command that takes one. */
  readonly connectorId: number | undefined
}

/**
 * Reads "parar ARO-0003 2", "reset ARO-0003": what the text may mean, the likeliest first. A number at the end may be a
 * connector, or belong to the station's name.
 */
export function readTypedCommand(text: string): readonly TypedCommand[] {
  const [verb = '', ...rest] = text.trim().split(/\s+/)
  const key = fold(verb)
  const command = Object.hasOwn(VERBS, key) ? VERBS[key] : undefined
  if (command === undefined || rest.length === 0) return []
  const whole: TypedCommand = { command, station: rest.join(' '), connectorId: undefined }
  const last = rest.at(-1) ?? ''
  const takesConnector = isForOne(command) || command === 'changeAvailability' || command === 'triggerMessage'
  if (!takesConnector || rest.length < 2 || !/^[1-9]\d?$/.test(last)) return [whole]
  return [{ command, station: rest.slice(0, -1).join(' '), connectorId: Number(last) }, whole]
}
