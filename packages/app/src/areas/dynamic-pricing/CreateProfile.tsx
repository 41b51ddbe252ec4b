import { minorDigitsOf } from '@corrente/domain/money'
import {
  copiedEntries,
  decodeWeek,
  isShiftFine,
  type PricingEntry,
  type PricingProfile,
} from '@corrente/domain/pricing'
import { isUnderWay, isUnsettled, type JournalEntry, type WriteState } from '@corrente/domain/writes'
import { useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Banner } from '@corrente/ui/primitives'
import { SendAgainDialog } from '@corrente/ui/widgets/forms'
import {
  CREATE_FAILURES,
  CreateFailedDialog,
  type CreateFailure,
  NameDialog,
  PriceShiftFields,
} from '@corrente/ui/widgets/pricing'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSentWords } from '../../kit/forms/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useChain } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { createPricing, leftCreation, type PricingCreation } from '../../resources/pricingCreate.ts'
import { pricingEntriesQuery } from '../../resources/pricingProfiles.ts'
import { useTariffClock } from './useTariffClock.ts'

export interface CreateProfileProps {
  /** The profile to copy; undefined: an empty one. */
  readonly from: PricingProfile | undefined
  /** What a page before this one began, and what became of it is not known, or half of it is saved. */
  readonly left?: JournalEntry | undefined
  readonly onClose: () => void
  /** @param uuid - undefined: the server did not say */
  readonly onCreated: (uuid: string | undefined) => void
}

function failureOf(state: WriteState<PricingCreation>): CreateFailure | undefined {
  switch (state.phase) {
    case 'refused':
    case 'notApplied':
      return state.step === 'create' ? (state.phase === 'refused' ? 'failed' : 'notSaved') : 'half'
    case 'unknown':
    case 'accepted':
    case 'other':
    case 'verifying':
      return state.step === 'create' ? 'unknown' : 'halfUnknown'
    case 'elsewhere':
      return 'elsewhere'
    case 'notSent':
      return CREATE_FAILURES.find((why) => why === state.why) ?? 'elsewhere'
    default:
      return undefined
  }
}

const NOTHING: readonly PricingEntry[] = []

/** The prices that a copy begins with; undefined while they are read, or could not be. */
function useSource(from: PricingProfile | undefined) {
  const { zone } = useTariffClock()
  const reading = useLoadable(useMemo(() => pricingEntriesQuery(from?.uuid, 0), [from?.uuid]))
  const entries = reading.state === 'ready' ? reading.data : undefined
  const week = useMemo(() => entries && decodeWeek(entries, zone), [entries, zone])
  if (!from) return { entries: NOTHING, week: undefined, isFailed: false }
  return {
    entries,
    week,
    isFailed: reading.state !== 'ready' && reading.state !== 'loading' && reading.state !== 'refreshing',
  }
}

/** Asks for the name, creates the profile once, and says how it ended (DPR-003, DPR-005). */
export function CreateProfile({ from, left, onClose, onCreated }: CreateProfileProps) {
  const before = left && leftCreation(left)
  const t = useText('pricing-profiles')
  const { gateways, toasts } = usePorts()
  const [asked, setAsked] = useState(before?.name ?? '')
  const [percent, setPercent] = useState<number>()
  const [isAskingAgain, setAskingAgain] = useState(false)
  const { currency } = useFormats()
  const source = useSource(from)
  const isFine = percent === undefined || isShiftFine(percent)
  const shift = { percent: percent ?? 0, decimals: minorDigitsOf(currency) }
  const actionOf = (name: string) =>
    createPricing(
      gateways.cp,
      name,
      before?.entries ?? (source.entries && copiedEntries(source.entries, shift)),
    )
  const write = useChain(actionOf(asked), ({ uuid, name }) => {
    write.forget()
    toasts.show({ tone: 'success', text: t('create.done', { name }), id: 'pricing-created' })
    onCreated(uuid)
  })
  const press = (name: string) => {
    setAsked(name)
    void write.press(actionOf(name))
  }
  const wordsOf = useSentWords()
  const takeUp = useEffectEvent(() => void write.resume())
  useEffect(() => takeUp(), [])
  const { state } = write
  const isLeftHalf = state.phase === 'idle' && left?.stage === 'half'
  const failure = isLeftHalf ? 'half' : failureOf(state)
  const isBusy = isUnderWay(state)
  const canSendAgain = isUnsettled(state) && state.canRelease
  const close = () => {
    // What is half done stays in the list without its prices, as it was said.
    if (failure === 'half') void write.abandon()
    else write.forget()
    onClose()
  }
  if (failure)
    return (
      <>
        <CreateFailedDialog
          why={failure}
          isBusy={isBusy}
          left={left && { name: asked, sentAt: wordsOf(left.at, 'sent') }}
          onList={close}
          onRetry={() => (isUnsettled(state) ? write.verify() : press(asked))}
          onSendAgain={canSendAgain ? () => setAskingAgain(true) : undefined}
        />
        <SendAgainDialog
          isOpen={isAskingAgain && canSendAgain}
          onConfirm={() => {
            setAskingAgain(false)
            void write.release()
          }}
          onCancel={() => setAskingAgain(false)}
        />
      </>
    )
  // Only what became of it is asked for.
  if (left) return null
  const name = from?.name ?? ''
  return (
    <NameDialog
      title={from ? t('card.duplicate', { name }) : t('create.title')}
      initial={asked || (from ? t('duplicate.copyOf', { name }).slice(0, 40) : '')}
      confirmLabel={t(from ? 'duplicate.confirm' : 'create.confirm')}
      isBusy={isBusy || (source.entries === undefined && !source.isFailed)}
      disabledReason={source.isFailed ? t('duplicate.unreadReason') : undefined}
      onConfirm={(typed) => {
        if (source.entries && isFine) press(typed)
      }}
      onClose={close}
    >
      {source.isFailed && <Banner tone="warning">{t('duplicate.unread', { name })}</Banner>}
      {source.entries === undefined && !source.isFailed && <p>{t('duplicate.reading', { name })}</p>}
      {source.week && <PriceShiftFields week={source.week} percent={percent} onPercent={setPercent} />}
    </NameDialog>
  )
}
