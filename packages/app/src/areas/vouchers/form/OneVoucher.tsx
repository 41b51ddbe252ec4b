import { hrefOf, pathOf } from '@corrente/domain/routing'
import { codeText, type HeldVoucher, isInUse, previewOf, type Voucher } from '@corrente/domain/vouchers'
import { useText } from '@corrente/ui/messages'
import {
  GuestSelection,
  OpenToAllDialog,
  useVoucherChanges,
  VoucherForm,
  VoucherSaveDialogs,
} from '@corrente/ui/widgets/vouchers'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMay, useSession } from '../../../kit/access/index.ts'
import { FormDialogs, FormNotice } from '../../../kit/forms/index.ts'
import { useChargers } from './useChargers.ts'
import { useGuests } from './useGuests.ts'
import { useOverlaps } from './useVoucherCode.ts'
import { type OpenedVoucher, useVoucherForm, type VoucherAtWork } from './useVoucherForm.ts'
import { type SaveEnd, useSaveEnd } from './useVoucherSave.ts'

const LIST = pathOf('vouchers')

interface OneVoucherProps extends OpenedVoucher {
  /** Its guests are chosen: the form waits behind. */
  readonly isSelecting: boolean
  /** The voucher that it takes the place of, and that is to be switched off afterwards. */
  readonly stop: Voucher | undefined
}

/** The form of one voucher, the selection of its guests, and what is asked and told on the way. */
export function OneVoucher({ isSelecting, stop, ...opened }: OneVoucherProps) {
  const { places, from } = opened
  const work = useVoucherForm(opened)
  const { form } = work
  const end = useSaveEnd(form.save, { base: form.base, values: form.values }, from)
  const { history } = useRouter()
  // Back where one came from; after a reload in the middle nobody came from anywhere.
  const isDetour = useRef(false)
  const select = () => {
    isDetour.current = true
    form.keepDraft()
    history.push(places.selection)
  }
  const complete = () => {
    form.keepDraft()
    if (isDetour.current) history.back()
    else history.replace(places.form)
    isDetour.current = false
  }
  return (
    <>
      <div hidden={isSelecting}>
        <Fields work={work} end={end} isCopy={from !== undefined} onSelectUsers={select} />
      </div>
      {isSelecting && <Guests work={work} onComplete={complete} />}
      <Questions work={work} end={end} stop={stop} />
    </>
  )
}

interface FieldsProps {
  work: VoucherAtWork
  end: SaveEnd
  isCopy: boolean
  onSelectUsers: () => void
}

function Fields({ work: { form, code, isNew }, end, isCopy, onSelectUsers }: FieldsProps) {
  const t = useText('voucher-form')
  const { base, values } = form
  const held = { base, values }
  const answer = code.answerFor(values.code)
  const isKnown = !isNew || answer === 'known' || answer === 'scheduled'
  const overlaps = useOverlaps(held, useSession()?.user.accountPk, isKnown)
  const may = useMay()('voucher-create')
  const copyHref =
    may && base.voucher && isInUse(held)
      ? hrefOf({ path: pathOf('voucher-create'), search: { from: base.voucher.pk, stop: 1 } })
      : undefined
  return (
    <VoucherForm
      key={form.key}
      {...form.fields}
      onSubmit={() => {
        end.begin()
        if (isNew && answer === undefined) code.ask(values.code)
        form.fields.onSubmit()
      }}
      base={base}
      code={isNew ? code.stateOf(values.code) : 'idle'}
      onCodeLeft={() => isNew && code.ask(values.code)}
      overlaps={overlaps}
      isCopy={isCopy}
      copyHref={copyHref}
      chargers={useChargers(values.scope === 'some')}
      onSelectUsers={onSelectUsers}
      cancelHref={LIST}
      notice={<FormNotice form={form} refused={t('failed.refused')} gone={t('failed.gone')} />}
    />
  )
}

function Guests({ work: { form }, onComplete }: { work: VoucherAtWork; onComplete: () => void }) {
  const { base, values, change } = form
  return (
    <GuestSelection
      held={{ base, values }}
      onChange={change}
      {...useGuests(values)}
      onComplete={onComplete}
    />
  )
}

type QuestionsProps = Pick<FieldsProps, 'work' | 'end'> & Pick<OneVoucherProps, 'stop'>

function Questions({ work: { form, isNew }, end, stop }: QuestionsProps) {
  const { history } = useRouter()
  const { base, values } = form
  const held: HeldVoucher = { base, values }
  return (
    <>
      <FormDialogs form={form} shown={useVoucherChanges()}>
        <OpenToAllDialog
          isOpen={form.isAsking}
          preview={previewOf(held)}
          onSave={() => form.answer(true)}
          onStay={() => form.answer(false)}
        />
      </FormDialogs>
      <VoucherSaveDialogs
        isNew={isNew}
        end={end.end}
        reason={end.reason}
        isRetrying={end.isRetrying}
        onRetry={end.retry}
        onSendAgain={form.sendAgain}
        onClose={end.close}
        listHref={LIST}
        onList={() => history.push(LIST)}
        stop={
          stop && {
            code: codeText(stop.code),
            href: hrefOf({ path: pathOf('voucher', { id: String(stop.pk) }), search: { stop: 1 } }),
          }
        }
      />
    </>
  )
}
