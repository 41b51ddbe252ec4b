import { useText } from '../../../messages/index.ts'
import { ButtonLink, Dialog } from '../../../primitives/index.ts'
import { type SaveEndProps, SaveFailedDialog, type SaveFailure } from '../../forms/index.ts'

export interface VoucherSaveDialogsProps extends SaveEndProps {
  isNew: boolean
  /** How the save ended; undefined: it has not. */
  end: 'saved' | 'alreadySaved' | SaveFailure | undefined
  /** What the server said of a refusal, where it said something. */
  reason: string | undefined
  onList: () => void
  /** The voucher whose place it takes, and where that is switched off; undefined: it takes no other's. */
  stop: { readonly code: string; readonly href: string } | undefined
}

/** How a save of a voucher ended: done, with the way to the list, or not, with a second try (VCH-021, VCH-022, VCH-087, VCH-088). */
export function VoucherSaveDialogs(props: VoucherSaveDialogsProps) {
  const { isNew, end, reason, listHref, onList, stop } = props
  const t = useText('voucher-form')
  if (end === 'saved' || end === 'alreadySaved')
    return (
      <Dialog
        isOpen
        size="small"
        title={t(isNew ? 'done.created' : 'done.updated')}
        {...(end === 'alreadySaved' && { description: t('done.alreadySaved') })}
        onClose={onList}
        footer={
          <>
            <ButtonLink tone={stop ? 'neutral' : 'brand'} href={listHref}>
              {t('failed.list')}
            </ButtonLink>
            {stop && (
              <ButtonLink tone="brand" href={stop.href}>
                {t('done.stop', { code: stop.code })}
              </ButtonLink>
            )}
          </>
        }
      >
        {stop && <p>{t('done.stopHint', { code: stop.code })}</p>}
      </Dialog>
    )
  return (
    <SaveFailedDialog {...props} words={t} title={t(isNew ? 'failed.create' : 'failed.update')} end={end}>
      {end === 'refused' && reason !== undefined && <p>{t('failed.reason', { text: reason })}</p>}
    </SaveFailedDialog>
  )
}
