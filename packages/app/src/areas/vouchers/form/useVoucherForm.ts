import {
  checkVoucher,
  codeText,
  MONEY_MAX,
  opensToAll,
  VOUCHER_FORM,
  type VoucherBase,
} from '@corrente/domain/vouchers'
import { useFormats } from '@corrente/ui/foundations'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../../../kit/access/index.ts'
import { useRecordForm } from '../../../kit/forms/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { useCodeCheck } from './useVoucherCode.ts'
import { useVoucherSave } from './useVoucherSave.ts'

/** The addresses of one form: its own, and the selection of its guests. */
export interface FormPlaces {
  readonly form: string
  readonly selection: string
}

/** What opens a form. */
export interface OpenedVoucher {
  readonly base: VoucherBase
  /** The key of the voucher that it is a copy of. */
  readonly from: string | undefined
  readonly places: FormPlaces
}

const pathOnly = (href: string): string => href.split('?')[0] ?? href
/** Its dialog leads on (VCH-021, VCH-087), not the clock. */
const stay = () => undefined

/** The form of a voucher at work, with the check of its code. The draft holds of persons their keys alone. */
export function useVoucherForm({ base, from, places }: OpenedVoucher) {
  const { tenant } = usePorts()
  const { money } = useFormats()
  const isNew = base.voucher === undefined
  const code = useCodeCheck(useSession()?.user.accountPk)
  const form = useRecordForm({
    form: VOUCHER_FORM,
    base,
    draft: `voucher:${base.voucher?.pk ?? (from === undefined ? 'new' : `copy-${from}`)}`,
    useSave: useVoucherSave,
    given: from,
    check: (held) =>
      checkVoucher(held, {
        moneyMax: tenant.settings.voucherMoneyMax ?? MONEY_MAX,
        money,
        isCodeTaken: isNew && code.answerFor(held.values.code) === 'taken',
      }),
    // A code that was not left yet, as Enter was pressed in it: the check comes first.
    isWaiting: (values) => isNew && codeText(values.code) !== '' && code.answerFor(values.code) === undefined,
    asksFirst: opensToAll,
    isOwnPath: (pathname) => [places.form, places.selection].map(pathOnly).includes(pathname),
    onSaved: stay,
    leave: stay,
  })
  // A code that nobody typed here: a copy's, or a draft's.
  const askHere = useEffectEvent(() => {
    if (isNew && form.values.code !== '') code.ask(form.values.code)
  })
  useEffect(() => {
    if (from !== undefined || form.found) askHere()
  }, [from, form.found])
  return { form, code, isNew }
}
/** A form of a voucher at work. */
export type VoucherAtWork = ReturnType<typeof useVoucherForm>
