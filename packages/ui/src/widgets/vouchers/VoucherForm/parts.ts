import {
  type HeldVoucher,
  type VoucherPath,
  type VoucherValues,
  voucherPolicy,
} from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'

/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${theme.space[3]};
  align-items: start;
`
/** What stands one below the other within a section. */
export const Rows = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 0;
`

/** What every section of the form takes. */
export interface SectionProps {
  held: HeldVoucher
  /** What is wrong, in words. */
  words: Readonly<Partial<Record<VoucherPath, string>>>
  onChange: (edit: (values: VoucherValues) => VoucherValues) => void
}

/** Sets fields of the form. */
export const setter =
  ({ onChange }: Pick<SectionProps, 'onChange'>) =>
  (part: Partial<VoucherValues>) =>
    onChange((now) => ({ ...now, ...part }))

/** Why a field cannot be changed, in words; undefined: it can. */
export function useLock(held: HeldVoucher) {
  const t = useText('voucher-form')
  const policy = voucherPolicy(held)
  return (path: VoucherPath): string | undefined => {
    const { isEditable, whyNot } = policy(path)
    return isEditable || whyNot === undefined ? undefined : t(`why.${whyNot}`)
  }
}
