import { type Mask, patternMask } from './mask.ts'
import { phoneMask } from './phone.ts'

/** The masks of the product. */
export const MASK_NAMES = [
  'cpf',
  'cnpj',
  'cep',
  'mac',
  'phone-BR',
  'phone-CO',
  'phone-EC',
  'phone-UY',
] as const
export type MaskName = (typeof MASK_NAMES)[number]

/** CPF (USR-036, STF-088, TAG-023), CNPJ with the letters that it may hold since 2026, CEP (STF-066), MAC (STF-051), phones. */
export const MASKS: Readonly<Record<MaskName, Mask>> = {
  cpf: patternMask('000.000.000-00'),
  cnpj: patternMask('SS.SSS.SSS/SSSS-00'),
  cep: patternMask('00000-000'),
  mac: patternMask('HH:HH:HH:HH:HH:HH'),
  'phone-BR': phoneMask('BR'),
  'phone-CO': phoneMask('CO'),
  'phone-EC': phoneMask('EC'),
  'phone-UY': phoneMask('UY'),
}
