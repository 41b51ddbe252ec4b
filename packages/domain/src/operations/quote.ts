import type { Command } from './commands.ts'
import type { CommandValues } from './form.ts'
import { commandRequest } from './request.ts'

const ADDRESS = /[a-z][a-z0-9+.-]{0,15}:\/\/\S+/gi
const WHO = /^([a-z][a-z0-9+.-]{0,15}:\/\/)(.*)@/i

/**
 * What is shown and copied of a request: an address without the password that may stand in it. The name of a file stays. A
 * password may hold '/' and '@': up to the last '@' nothing is shown, unless the address cannot name anybody.
 */
export const maskedAddress = (address: string): string =>
  address
    .replace(WHO, (all, scheme: string, who: string) => (/^[^/@:]*\//.test(who) ? all : `${scheme}•••@`))
    .replace(/([?&][^=&\s]+=)[^&\s]+/g, '$1•••')

/** A text in which addresses may stand, without their passwords: what a charger answers may repeat what it was sent. */
export const withoutPasswords = (text: string): string =>
  text.replace(ADDRESS, (address) => (address.includes('@') ? maskedAddress(address) : address))

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

/** The fields of a command as they went out, besides its stations; addresses without their passwords. */
export function quotedRequest(command: Command, values: CommandValues): readonly QuotedField[] {
  const { chargePointSelectList: _, ...fields } = commandRequest(command, values, [], 0)
  return Object.entries(fields).map(([field, value]) => ({
    field,
    value:
      field === 'retrieve' && values.isNow
        ? undefined
        : field === 'location'
          ? maskedAddress(textOf(value))
          : textOf(value),
    isPersonal: field === 'idTag',
  }))
}
