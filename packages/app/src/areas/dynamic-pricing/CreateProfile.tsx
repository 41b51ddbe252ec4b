import { minorDigitsOf } from '@corrente/domain/money'
import {
  copiedEntries,
  decodeWeek,
  isShiftFine,
  type PricingEntry,
  type PricingProfile,
} from '@corrente/domain/pricing'
import { isUnderWay, isUnsettled, type WriteState } from '@corrente/domain/writes'
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
import { useMemo, useState } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { useChain } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { createPricing, type PricingCreation } from '../../resources/pricingCreate.ts'
import { pricingEntriesQuery } from '../../resources/pricingProfiles.ts'
import { useTariffClock } from './useTariffClock.ts'

export interface CreateProfileProps {
  /** The profile to copy; undefined: an empty one. */
  readonly from: PricingProfile | undefined
  readonly onClose: () => void
  /** @param uuid - undefined: the server did not say */
  readonly onCreated: (uuid: string | undefined) => void
}

function failureOf(state: WriteState<PricingCreation>): CreateFailure | undefined {
  switch (state.phase) {
    case 'refused':
      return state.step === 'fill' ? 'half' : 'failed'
    case 'notApplied':
      return state.step === 'fill' ? 'half' : 'notSaved'
    case 'unknown':
    case 'accepted':
    case 'other':
    case 'verifying':
      return state.step === 'fill' ? 'halfUnknown' : 'unknown'
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
export function CreateProfile({ from, onClose, onCreated }: CreateProfileProps) {
  const t = useText('pricing-profiles')
  const { gateways, toasts } = usePorts()
  const [asked, setAsked] = useState('')
  const [percent, setPercent] = useState<number>()
  const [isAskingAgain, setAskingAgain] = useState(false)
  const { currency } = useFormats()
  const source = useSource(from)
  const isFine = percent === undefined || isShiftFine(percent)
  const shift = { percent: percent ?? 0, decimals: minorDigitsOf(currency) }
  const actionOf = (name: string) =>
    createPricing(gateways.cp, name, source.entries && copiedEntries(source.entries, shift))
  const write = useChain(actionOf(asked), ({ uuid, name }) => {
    write.forget()
    toasts.show({ tone: 'success', text: t('create.done', { name }), id: 'pricing-created' })
    onCreated(uuid)
  })
  const press = (name: string) => {
    setAsked(name)
    void write.press(actionOf(name))
  }
  const { state } = write
  const failure = failureOf(state)
  const isBusy = isUnderWay(state)
  const canSendAgain = isUnsettled(state) && state.canRelease
  const close = () => {
    write.forget()
    onClose()
  }
  if (failure)
    return (
      <>
        <CreateFailedDialog
          why={failure}
          isBusy={isBusy}
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
  const name = from?.name ?? ''
  return (
    <NameDialog
      title={from ? t('duplicate.title', { name }) : t('create.title')}
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
