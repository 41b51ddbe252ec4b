import type { Tenant } from '../contract/index.ts'

const sum = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)

/** The check digit of the Brazilian and, by the same rule, the Uruguayan and Ecuadorian numbers: 11 less the rest. */
const mod11 = (digits: readonly number[], weights: readonly number[]): number => {
  const rest = sum(digits, weights) % 11
  return rest < 2 ? 0 : 11 - rest
}

const CHECKS: Record<Tenant['country'], { form: RegExp; holds: (digits: readonly number[]) => boolean }> = {
  BR: {
    form: /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/,
    holds: (digits) =>
      digits[12] === mod11(digits, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) &&
      digits[13] === mod11(digits, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]),
  },
  CO: {
    form: /^\d{3}\.\d{3}\.\d{3}-\d$/,
    holds: (digits) => {
      const rest = sum(digits, [41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11
      return digits[9] === (rest < 2 ? rest : 11 - rest)
    },
  },
  EC: {
    form: /^\d{13}$/,
    // A company's number: province, a nine, the check digit in the tenth place, then the branch.
    holds: (digits) => {
      const province = (digits[0] ?? 0) * 10 + (digits[1] ?? 0)
      const check = sum(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
      return (
        province >= 1 && province <= 24 && digits[2] === 9 && digits[9] === (check === 0 ? 0 : 11 - check)
      )
    },
  },
  UY: {
    form: /^\d{12}$/,
    holds: (digits) => {
      const rest = sum(digits, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
      return digits[11] === (rest === 0 ? 0 : 11 - rest)
    },
  },
}

/** How a country writes its tax number, for a message. */
export const TAX_ID_FORMS: Record<Tenant['country'], string> = {
  BR: 'CNPJ 00.000.000/0000-00',
  CO: 'NIT 000.000.000-0',
  EC: 'RUC of 13 digits',
  UY: 'RUT of 12 digits',
}

/** Whether a tax number has its country's form and check digits; digits all alike are nobody's. */
export function isTaxId(country: Tenant['country'], text: string): boolean {
  const { form, holds } = CHECKS[country]
  if (!form.test(text)) return false
  const digits = [...text.replaceAll(/\D/g, '')].map(Number)
  return new Set(digits).size > 1 && holds(digits)
}
