import type { WriteState } from '@corrente/domain/writes'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'

export interface SendNoticeProps {
  /** Where the send stands. */
  state: WriteState
  /** Looks whether a send of unknown end became a task. */
  onVerify: () => void
  /** Sends anew what is of unknown end. */
  onRelease: () => void
}

/** Why nothing was sent, where there are words of its own for it. */
const REASONS = ['open', 'damaged', 'notKept'] as const

/** How a send ended, as long as it brought no task (OPS-014, OPS-020); where it did, its answers say it. */
export function SendNotice({ state, onVerify, onRelease }: SendNoticeProps) {
  const t = useText('operations')
  switch (state.phase) {
    case 'idle':
    case 'looking':
    case 'asking':
    case 'sending':
    case 'done':
      return null
    case 'elsewhere':
      return (
        <Banner tone="info" isAnnounced>
          {t('send.elsewhere')}
        </Banner>
      )
    case 'notSent':
      return (
        <Banner tone="warning" isAnnounced>
          {t(`send.${REASONS.find((why) => why === state.why) ?? 'notSent'}`)}
        </Banner>
      )
    case 'refused':
    case 'notApplied':
      return (
        <Banner tone="danger" isAnnounced title={t('send.refused')}>
          {t('send.refusedDetail')}
        </Banner>
      )
    case 'verifying':
      return <Banner tone="warning">{t('send.verifying')}</Banner>
    case 'accepted':
    case 'other':
    case 'unknown':
      return (
        <Banner
          tone="warning"
          isAnnounced
          action={
            <>
              {state.canVerify && (
                <Button size="small" onClick={onVerify}>
                  {t('send.verify')}
                </Button>
              )}
              <Button
                size="small"
                tone="ghost"
                disabledReason={state.canRelease ? undefined : t('send.releaseLater')}
                onClick={onRelease}
              >
                {t('send.release')}
              </Button>
            </>
          }
        >
          {t('send.unknown')}
        </Banner>
      )
  }
}
