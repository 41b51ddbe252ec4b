import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, Dialog } from '../../../primitives/index.ts'
import { type SaveEndProps, SaveFailedDialog, type SaveFailure } from '../../forms/index.ts'

export interface GroupSaveDialogsProps extends SaveEndProps {
  what: 'create' | 'update' | 'pricing'
  /** How it ended; undefined: it has not. `pricing`: it is there, its pricing is not (VGR-063), or perhaps not. */
  end: 'saved' | 'alreadySaved' | 'pricing' | 'pricingUnknown' | SaveFailure | undefined
  /** The server says that the group has chargers that it does not take (VGR-073), or that its meter is taken. */
  reason?: 'invalidChargers' | 'meterTaken' | undefined
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
  const { what, end, reason, onClose, listHref, onList } = props
  const { pricingHref, smartHref } = props
  const t = useText('virtual-groups')
  const common = useText('common')
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
                {common('action.close')}
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
  return (
    <SaveFailedDialog
      {...props}
      words={t}
      title={t(isInvalid ? 'failed.createInvalid' : FAILED[what])}
      end={end}
    >
      {reason === 'meterTaken' && <p>{t('failed.meterTaken')}</p>}
    </SaveFailedDialog>
  )
}
