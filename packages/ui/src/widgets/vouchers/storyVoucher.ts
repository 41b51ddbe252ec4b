import { voucherFixture } from '@corrente/domain/fixtures'
import type { PrivateUser } from '@corrente/domain/stations'
import {
  type HeldVoucher,
  newVoucher,
  type Voucher,
  type VoucherBase,
  type VoucherValues,
  voucherForm,
} from '@corrente/domain/vouchers'
import { STAGE_NOW } from '../../testing/index.ts'

const ZONE = 'America/Sao_Paulo'

/** E11 of the contract, with parts changed. */
export function storyVoucher(part: Readonly<Record<string, unknown>> = {}): Voucher {
  return voucherFixture({
    used_total: 0,
    not_used_total: 50,
    total: undefined,
    created_user_name: undefined,
    voucher_users_pks_with_voucher_status: null,
    ...part,
  })
}

/** The form of a loaded voucher. */
export const storyForm = (part?: Readonly<Record<string, unknown>>): VoucherBase =>
  voucherForm(storyVoucher(part))

/** The form of a new one. */
export const freshForm = (): VoucherBase => newVoucher(STAGE_NOW, ZONE)

/** A new one, filled in: ten reais to fifty people, for thirty days. */
export const filledValues: VoucherValues = {
  ...freshForm().values,
  code: 'NATAL26',
  title: 'Natal',
  description: 'Presente de fim de ano',
  kind: 'MONEY_RECHARGE',
  kindValue: 10,
  units: 50,
  expire: STAGE_NOW + 30 * 86_400_000,
}

const NAMES = ['Marina Azevedo', 'Otávio Brandão', 'Lia Campos', 'Rui Dantas', 'Célia Esteves']
/** Everybody who can be chosen; the fourth is hidden, the fifth of another tenant. */
export const STORY_PEOPLE: readonly PrivateUser[] = NAMES.map((name, index) => ({
  pk: 2041 + index,
  name,
  email: `${name.split(' ')[0]?.toLowerCase().normalize('NFD').replace(/\W/g, '')}@example.com`,
  accountName: 'Rede Ipê',
  isOwner: false,
  bindStatus: undefined,
  isBound: false,
  isHidden: index === 3,
  isRelated: index !== 4,
}))

/** Three guests: one who has used it, one who is using it, one who has not. */
export const guestEntries = [
  { user_pk: 2041, source: 'GUEST', status: 'USED' },
  { user_pk: 2042, source: 'GUEST', status: 'SUSPEND' },
  { user_pk: 2043, source: 'GUEST', status: 'NOT_USED' },
]

/** A form as it stands when it is opened. */
export const heldOf = (base: VoucherBase): HeldVoucher => ({ base, values: base.values })
