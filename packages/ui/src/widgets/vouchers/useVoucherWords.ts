import {
  codeText,
  isVoucherKind,
  isVoucherStatus,
  VOUCHER_USER_STATUSES,
  type Voucher,
  type VoucherKind,
  type VoucherUser,
} from '@corrente/domain/vouchers'
import { useMemo } from 'react'
import { MISSING, useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

/** The words and figures of vouchers. */
export interface VoucherWords {
  /** The code in upper case (VCH-007); '-' where it has none. */
  readonly code: (voucher: Pick<Voucher, 'code'>) => string
  /** 'Percentual'; an unknown kind as it came. */
  readonly kind: (kind: string | undefined) => string
  /** 'Ativo' (VCH-038); an unknown status as it came. */
  readonly status: (status: string | undefined) => string
  /** '10,00%', 'R$ 50,00' or '12,5 kWh' (VCH-092). */
  readonly value: (kind: string | undefined, value: number | undefined) => string
  /** What somebody did with it: 'Não usado' (VCH-040). */
  readonly userStatus: (user: Pick<VoucherUser, 'status'>) => string
  /** An amount of what a kind gives: hundredths of currency or kWh, or a number of uses. */
  readonly worth: (kind: VoucherKind, worth: number) => string
  /** `DD/MM/YYYY HH:mm:ss` (VCH-093). */
  readonly longTime: (at: number | undefined) => string
}

const SPACE = '\u00a0'

/** How vouchers are named and their figures written, everywhere the same. */
export function useVoucherWords(): VoucherWords {
  const t = useText('vouchers')
  const { money, number, timestamp } = useFormats()
  return useMemo(() => {
    // Up to two decimals, no zeros at the end.
    const kwh = (value: number) => `${number(Math.round(value * 100) / 100)}${SPACE}kWh`
    return {
      code: ({ code }) => codeText(code) || MISSING,
      kind: (kind) => (isVoucherKind(kind) ? t(`kind.${kind}`) : (kind ?? MISSING)),
      status: (status) => (isVoucherStatus(status) ? t(`status.${status}`) : (status ?? MISSING)),
      value: (kind, value) => {
        if (value === undefined) return MISSING
        if (kind === 'PERCENT_RECHARGE') return `${number(value, 2)}%`
        if (kind === 'MONEY_RECHARGE') return money(value)
        return kind === 'KWH_RECHARGE' ? kwh(value) : number(value)
      },
      userStatus: ({ status }) => {
        const known = VOUCHER_USER_STATUSES.find((word) => word === status)
        return known ? t(`userStatus.${known}`) : (status ?? MISSING)
      },
      worth: (kind, worth) =>
        kind === 'PERCENT_RECHARGE'
          ? t('uses', { count: worth })
          : kind === 'MONEY_RECHARGE'
            ? money(worth / 100)
            : kwh(worth / 100),
      longTime: (at) =>
        at === undefined
          ? MISSING
          : `${timestamp(at, 'DD/MM/YYYY HH:mm')}:${String(new Date(at).getUTCSeconds()).padStart(2, '0')}`,
    }
  }, [t, money, number, timestamp])
}
