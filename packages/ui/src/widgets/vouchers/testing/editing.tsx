import { checkVoucher, MONEY_MAX } from '@corrente/domain/vouchers'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { useFormats } from '../../../foundations/index.ts'
import { loaded } from '../../../testing/index.ts'
import { freshForm } from '../storyVoucher.ts'
import { VoucherForm, type VoucherFormProps } from '../VoucherForm/VoucherForm.tsx'

/** Keeps what is typed and says what is wrong from the first try on, as the page does. */
export function Editing({ values: first, onChange, onSubmit, ...props }: VoucherFormProps) {
  const [values, setValues] = useState(first)
  const [hasTried, setTried] = useState(Object.keys(props.errors).length > 0)
  const { money } = useFormats()
  const rules = { moneyMax: MONEY_MAX, money, isCodeTaken: props.code === 'taken' }
  return (
    <VoucherForm
      {...props}
      values={values}
      errors={hasTried ? checkVoucher({ base: props.base, values }, rules) : {}}
      onChange={(change) => {
        setValues(change)
        onChange(change)
      }}
      onSubmit={() => {
        setTried(true)
        onSubmit()
      }}
    />
  )
}

const CHARGERS = ['IPE-0001', 'IPE-0002', 'IPE-0003'].map((id, index) => ({
  pk: index + 1,
  id,
  name: index === 2 ? undefined : `Eletroposto ${index + 1}`,
}))

const base = freshForm()
/** What the stories of the form begin with. */
export const formArgs: VoucherFormProps = {
  base,
  values: base.values,
  onChange: fn(),
  errors: {},
  state: 'idle',
  onSubmit: fn(),
  cancelHref: '/vouchers',
  code: 'idle',
  onCodeLeft: fn(),
  overlaps: [],
  isCopy: false,
  copyHref: undefined,
  chargers: loaded(CHARGERS),
  onSelectUsers: fn(),
}
