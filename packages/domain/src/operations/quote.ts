import { maskedAddress } from './addresses.ts'
import type { Command } from './commands.ts'
import type { CommandValues } from './form.ts'
import { commandRequest } from './request.ts'
import { coveredValue } from './secrets.ts'

/** A field of a request as it is shown afterwards. */
export interface QuotedField {
  /** The contract's name. */
  readonly field: string
  /** Undefined: the moment of sending. */
  readonly value: string | undefined
  /** Whose card it is: covered where personal data is, and in no text for others. */
  readonly isPersonal: boolean
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).join(', ') : String(value ?? '')

/** The configuration key that a change names, whichever way. */
export const keyNamed = ({ keyType, confKey, customConfKey }: CommandValues): string =>
  keyType === 'CUSTOM' ? customConfKey.trim() : confKey

/** The kind of a command in the protocol's word, where it has kinds: 'Hard', 'Inoperative'. */
export function kindOf(
  command: Command,
  { resetType = '', availType = '' }: Partial<Pick<CommandValues, 'resetType' | 'availType'>>,
): string | undefined {
  const kind = command === 'remoteReset' ? resetType : command === 'changeAvailability' ? availType : ''
  return kind === '' ? undefined : `${kind.charAt(0)}${kind.slice(1).toLowerCase()}`
}

/** The fields of a command as they went out, besides its stations; without passwords and other secrets. */
export function quotedRequest(command: Command, values: CommandValues): readonly QuotedField[] {
  const { chargePointSelectList: _, ...fields } = commandRequest(command, values, [], 0)
  return Object.entries(fields).map(([field, value]) => ({
    field,
    value:
      field === 'retrieve' && values.isNow
        ? undefined
        : field === 'location'
          ? maskedAddress(textOf(value))
          : field === 'value'
            ? coveredValue(keyNamed(values), textOf(value))
            : textOf(value),
    isPersonal: field === 'idTag',
  }))
}
