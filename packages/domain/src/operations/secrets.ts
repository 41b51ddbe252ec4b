import { withoutPasswords } from './addresses.ts'

/** What is shown for a value that opens something: not how long it is. */
const COVER = '••••••'
/** What the name of such a value holds, in the words of makers; `MaxKeys` counts keys. */
const SECRET =
  /pass(?:word|wd|phrase|code)|pwd|psk|key(?!s$)|secret|token|credential|senha|segredo|chave|contrase|clave/i
const PARAMETER = /([?&])([^=&\s]+)=([^&\s]+)/g

/** Whether a configuration key names a password, key, secret, token or credential (decisions: Operations and tasks). */
export const isSecretKey = (key: string): boolean => SECRET.test(key.trim())

/**
 * A key's value as it is shown, compared on a screen and copied: covered whole where its key names a secret, else without
 * the passwords and tokens of the addresses in it.
 */
export function coveredValue(key: string, value: string): string {
  if (value.trim() === '') return value
  if (isSecretKey(key)) return COVER
  return withoutPasswords(value).replace(PARAMETER, (all, sign: string, name: string) =>
    isSecretKey(name) ? `${sign}${name}=•••` : all,
  )
}
