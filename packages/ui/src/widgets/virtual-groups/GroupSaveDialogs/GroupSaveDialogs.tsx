import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, Dialog } from '../../../primitives/index.ts'

/** How a save can end that is not done. */
export const GROUP_SAVE_FAILURES = [
  'refused',
  'notSaved',
  'unknown',
  'unreachable',
  'gone',
  'notPermitted',
  'elsewhere',
  'notKept',
  'damaged',
] as const
export type GroupSaveFailure = (typeof GROUP_SAVE_FAILURES)[number]

export interface GroupSaveDialogsProps {
  what: 'create' | 'update' | 'pricing'
  /** How it ended; undefined: it has not. `pricing`: it is there, its pricing is not (VGR-063), or perhaps not. */
  end: 'saved' | 'alreadySaved' | 'pricing' | 'pricingUnknown' | GroupSaveFailure | undefined
  /** The server says that the group has chargers that it does not take (VGR-073), or that its meter is taken. */
  reason?: 'invalidChargers' | 'meterTaken' | undefined
  isRetrying: boolean
  /** Of unknown end: looks whether it was saved. Else sends what is missing. */
  onRetry: () => void
  /** Asks whether what may still arrive is sent anew; absent: it may not be yet. */
  onSendAgain?: (() => void) | undefined
  /** Back to the form. */
  onClose: () => void
  listHref: string
  onList: () => void
  /** The tab in which the pricing can be set; undefined: not known. */
  pricingHref?: string | undefined
  /** It is there, its smart charging is not: the tab that goes on with what was typed. */
  smartHref?: string | undefined
}

const DONE = { create: 'done.created', update: 'done.updated', pricing: 'pricing.done' } as const
const FAILED = { create: 'failed.create', update: 'failed.update', pricing: 'pricing.failed' } as const

/** How a save of a configuration ended: done, with the way on, or not, with a second try (VGR-014, VGR-015, VGR-042). */
export function GroupSaveDialogs(props: GroupSaveDialogsProps) {
  const { what, end, reason, isRetrying, onRetry, onSendAgain, onClose, listHref, onList } = props
  const { pricingHref, smartHref } = props
  const t = useText('virtual-groups')
  const isUnknown = end === 'unknown'
  const lacksPricing = end === 'pricing' || end === 'pricingUnknown'
  if (end === 'saved' || end === 'alreadySaved' || lacksPricing)
    return (
      <Dialog
        isOpen
        size="small"
        title={t(DONE[what])}
        {...(end === 'alreadySaved' && { description: t('done.alreadySaved') })}
        onClose={onList}
        footer={
          <>
            {smartHref !== undefined && <ButtonLink href={smartHref}>{t('done.openSmart')}</ButtonLink>}
            {lacksPricing && pricingHref !== undefined && (
              <ButtonLink href={pricingHref}>{t('done.open')}</ButtonLink>
            )}
            {what === 'pricing' ? (
              <Button tone="brand" onClick={onClose}>
                {t('done.close')}
              </Button>
            ) : (
              <ButtonLink tone="brand" href={listHref}>
                {t('done.list')}
              </ButtonLink>
            )}
          </>
        }
      >
        {smartHref !== undefined && (
          <Banner tone="danger" title={t('failed.smart')}>
            {t('done.smartLater')}
          </Banner>
        )}
        {end === 'pricing' && (
          <Banner tone="danger" title={t('failed.pricing')}>
            {t('done.pricingLater')}
          </Banner>
        )}
        {end === 'pricingUnknown' && <Banner tone="warning">{t('failed.pricingUnknown')}</Banner>}
      </Dialog>
    )
  const isInvalid = what === 'create' && reason === 'invalidChargers'
  // It may well be saved there: nothing has failed.
  const isElsewhere = end === 'elsewhere'
  const why = isElsewhere ? 'failed.elsewhere' : isInvalid ? 'failed.createInvalid' : FAILED[what]
  const title = t(isUnknown ? 'failed.unknownTitle' : why)
  return (
    <Dialog
      isOpen={end !== undefined}
      size="small"
      title={title}
      {...(end && !isElsewhere && { description: t(`failed.${end}`) })}
      onClose={onClose}
      footer={
        <>
          <ButtonLink href={listHref}>{t('failed.list')}</ButtonLink>
          {isUnknown && onSendAgain && !isRetrying && (
            <Button onClick={onSendAgain}>{t('failed.sendAgain')}</Button>
          )}
          <Button tone="brand" isBusy={isRetrying} onClick={onRetry}>
            {t(
              isUnknown
                ? isRetrying
                  ? 'failed.verifying'
                  : 'failed.verify'
                : isRetrying
                  ? 'failed.retrying'
                  : 'failed.retry',
            )}
          </Button>
        </>
      }
    >
      {reason === 'meterTaken' && <p>{t('failed.meterTaken')}</p>}
    </Dialog>
  )
}
