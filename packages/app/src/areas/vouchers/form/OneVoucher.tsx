import { hrefOf, pathOf } from '@corrente/domain/routing'
import {
  codeText,
  type HeldVoucher,
  isInUse,
  previewOf,
  type Voucher,
  type VoucherValues,
} from '@corrente/domain/vouchers'
import type { Loadable } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import {
  type ChargerOption,
  GuestSelection,
  OpenToAllDialog,
  useVoucherChanges,
  VoucherForm,
  VoucherSaveDialogs,
} from '@corrente/ui/widgets/vouchers'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useGranted, useMay, useSession } from '../../../kit/access/index.ts'
import { FormDialogs, FormNotice, useLookup } from '../../../kit/forms/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { everyStationAtom, noStationAtom } from '../../../resources/everyStation.ts'
import { findByCpf } from '../../../resources/stationPeople.ts'
import { usePeople } from '../usePeople.ts'
import { useOverlaps } from './useVoucherCode.ts'
import { type OpenedVoucher, useVoucherForm, type VoucherAtWork } from './useVoucherForm.ts'
import { useVoucherEnd } from './useVoucherSave.ts'

/** So many people are shown at first, and with each press more. */
const ROWS = 50

/** What the selection of guests shows: everybody, the names of who is not among them, and the search by CPF (VCH-028). */
function useGuests({ guestPks }: VoucherValues) {
  const isGranted = useGranted()
  const [rowsMax, setRowsMax] = useState(ROWS)
  const people = usePeople(guestPks.slice(0, rowsMax), true)
  const [answer, searchCpf] = useLookup(({ gateways }, digits, signal) =>
    findByCpf(gateways.cp, digits, undefined, signal),
  )
  return {
    ...people,
    rowsMax,
    onMoreRows: () => setRowsMax((now) => now + ROWS),
    canSearchCpf: isGranted('/users_data/tenant_parent/cpf'),
    cpf: answer.kind === 'found' ? ({ kind: 'found', found: answer.user } as const) : answer,
    onSearchCpf: searchCpf,
  }
}

/** The chargers that a voucher can be bound to (VCH-037): all of them, read once some are to be chosen. */
function useChargers(isNeeded: boolean): Loadable<readonly ChargerOption[]> {
  const { data, ...rest } = useLoadable(isNeeded ? everyStationAtom : noStationAtom)
  const options = useMemo(() => data?.rows.map(({ pk, id, name }) => ({ pk, id, name })), [data])
  return { ...rest, data: options }
}

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
  const end = useVoucherEnd(form.save, { base: form.base, values: form.values }, from)
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
  end: ReturnType<typeof useVoucherEnd>
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
        {...end.dialog}
        onSendAgain={form.sendAgain}
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
