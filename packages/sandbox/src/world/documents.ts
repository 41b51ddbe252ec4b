import type { Random } from './random.ts'

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0)

const draw = (random: Random, count: number): number[] =>
  Array.from({ length: count }, () => random.int(0, 9))

/** An Ecuadorian identity card: ten digits, province 01-24 first, the last by the modulus-10 rule. */
export const ecuadorianCard = (random: Random): string => {
  const province = random.int(1, 24)
  const digits = [Math.floor(province / 10), province % 10, random.int(0, 5), ...draw(random, 6)]
  const sum = digits.reduce((total, digit, index) => {
    const part = index % 2 === 0 ? digit * 2 : digit
    return total + (part > 9 ? part - 9 : part)
  }, 0)
  return [...digits, (10 - (sum % 10)) % 10].join('')
}

/** A Uruguayan identity card: eight digits, the last by the weights 2 9 8 7 6 3 4. */
export const uruguayanCard = (random: Random): string => {
  const digits = draw(random, 7)
  const rest = weighted(digits, [2, 9, 8, 7, 6, 3, 4]) % 10
  return [...digits, (10 - rest) % 10].join('')
}

/** A Colombian citizen's card has no check digit: eight to ten digits. */
export const colombianCard = (random: Random): string => String(random.int(10_000_000, 1_199_999_999))
