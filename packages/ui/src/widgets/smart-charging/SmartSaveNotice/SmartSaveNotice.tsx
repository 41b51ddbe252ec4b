import { useState } from 'react'
import { useText } from '../../../messages/index.ts'
import { AlertDialog, Banner, Button, Consequences } from '../../../primitives/index.ts'

/**
 * What a save left half-done: the record was created and is not linked, or it is linked and the rest is not saved; nobody
 * knows whether it was created; somebody else was first.
 */
export const SMART_TROUBLES = ['created', 'linked', 'lostCreation', 'othersFirst'] as const
export type SmartTrouble = (typeof SMART_TROUBLES)[number]

export interface SmartSaveNoticeProps {
  trouble: SmartTrouble
  /** The record's key; undefined: not known. */
  id: number | undefined
  /** The server's no, in the words of the call; undefined: it was not refused, or before a reload. */
  refused?: string | undefined
  /** Creates it anew, by somebody who was told what may come of it. */
  onAgain: () => void
  /** Opens what somebody else created. */
  onReload: () => void
}

/** How a save of several calls stopped: what is saved, and how it goes on. */
export function SmartSaveNotice({ trouble, id, refused, onAgain, onReload }: SmartSaveNoticeProps) {
  const t = useText('smart-charging')
  const [isAsking, setAsking] = useState(false)
  if (trouble === 'lostCreation')
    return (
      <>
        <Banner
          tone="warning"
          isAnnounced
          action={
            <Button size="small" onClick={() => setAsking(true)}>
              {t('lost.again')}
            </Button>
          }
        >
          {t('lost.text')}
        </Banner>
        <AlertDialog
          isOpen={isAsking}
          title={t('lost.title')}
          description={t('lost.detail')}
          confirmLabel={t('lost.again')}
          cancelLabel={t('lost.stay')}
          onConfirm={() => {
            setAsking(false)
            onAgain()
          }}
          onCancel={() => setAsking(false)}
        >
          <Consequences texts={[t('lost.effect1'), t('lost.effect2')]} />
        </AlertDialog>
      </>
    )
  if (trouble === 'othersFirst')
    return (
      <Banner
        tone="warning"
        isAnnounced
        action={
          <Button size="small" onClick={onReload}>
            {t('others.reload')}
          </Button>
        }
      >
        {t('others.text')}
      </Banner>
    )
  return (
    <Banner tone={refused ? 'danger' : 'warning'} isAnnounced {...(refused && { title: refused })}>
      <p>{t(`half.${trouble}`, { id: id ?? '' })}</p>
      <p>{t('half.goOn')}</p>
    </Banner>
  )
}
