import { readDeposits, readWalletTotal } from '@corrente/domain/wallet'
import { queryAtom } from '../gateways/index.ts'

/** Start of the keys of all wallets. */
const WALLET_KEY = ['wallet'] as const

/** GET customer-wallet/userDeposits/{pk}: the statement (USR-057, WLT-004). @param isPermitted - else nothing is asked (WLT-007) */
export const depositsQuery = (userPk: number, isPermitted: boolean) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...WALLET_KEY, 'deposits', userPk],
    isEnabled: isPermitted,
    run: (signal) =>
      cp.get('customer-wallet/userDeposits/{pk}', readDeposits, { params: { pk: userPk }, signal }),
  }))

/** GET customer-wallet/userDeposits/totalizer/{pk}: what was paid in altogether (USR-058, WLT-006). */
export const walletTotalQuery = (userPk: number, isPermitted: boolean) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...WALLET_KEY, 'total', userPk],
    isEnabled: isPermitted,
    run: (signal) =>
      cp.get('customer-wallet/userDeposits/totalizer/{pk}', readWalletTotal, {
        params: { pk: userPk },
        signal,
      }),
  }))
