/** The rules of a new password, in the order of the checklist (REC-007). */
export const PASSWORD_RULES = ['length', 'upper', 'lower', 'digit', 'special'] as const
export type PasswordRule = (typeof PASSWORD_RULES)[number]

/** The shortest new password, in characters (REC-009). */
export const PASSWORD_MIN = 8
/** The longest new password of the recovery, in characters (REC-009). */
export const PASSWORD_MAX = 25

/**
 * Which rules a new password meets (REC-009 to REC-013). Letters and digits of any script count as such; special is any
 * printable character that is neither letter, digit nor space. `max` is for forms with a lower limit of their own.
 */
export function checkPassword(text: string, max = PASSWORD_MAX): Record<PasswordRule, boolean> {
  const { length } = [...text]
  return {
    length: length >= PASSWORD_MIN && length <= max,
    upper: /\p{Lu}/u.test(text),
    lower: /\p{Ll}/u.test(text),
    digit: /\p{Nd}/u.test(text),
    special: /[\p{P}\p{S}]/u.test(text),
  }
}

/** Whether a new password meets every rule. */
export function isPasswordValid(text: string, max = PASSWORD_MAX): boolean {
  const checks = checkPassword(text, max)
  return PASSWORD_RULES.every((rule) => checks[rule])
}
