import { failureOf, shownOf } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Banner, Button, Panel } from '@corrente/ui/primitives'
import { useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { rechargeQuery } from '../../resources/recharges.ts'
import { RechargePanel, type RechargePanelProps } from './RechargePanel.tsx'

export interface FoundRechargeProps extends Pick<RechargePanelProps, 'rights' | 'dialogs'> {
  readonly id: number
  /** The shown range, to say where the recharge lies outside; undefined: it stands over a page, in a frame of its own. */
  readonly range: { readonly from: number; readonly to: number } | undefined
  readonly onClose: () => void
}

/** The recharge that an id means, whatever the range of the list: open above that, or over another page. */
export function FoundRecharge({ id, range, onClose, ...panel }: FoundRechargeProps) {
  const t = useText('transactions')
  const common = useText('common')
  const detail = useLoadable(useMemo(() => rechargeQuery(id), [id]))
  const recharge = detail.data?.recharge
  const close = (
    <Button size="small" tone="ghost" onClick={onClose}>
      {common('action.close')}
    </Button>
  )
  if (!recharge) {
    const isMissing = failureOf(detail) === 'notFound'
    if (shownOf(detail) === 'loading') return <Banner>{t('found.reading', { id: String(id) })}</Banner>
    return (
      <Banner
        tone={isMissing ? 'info' : 'danger'}
        isAnnounced
        action={
          <>
            {!isMissing && (
              <Button size="small" isBusy={detail.isRetrying} onClick={detail.retry}>
                {common('action.retry')}
              </Button>
            )}
            {range && close}
          </>
        }
      >
        {t(isMissing ? 'found.missing' : 'found.failed', { id: String(id) })}
      </Banner>
    )
  }
  if (range === undefined) return <RechargePanel recharge={recharge} {...panel} />
  const { startedAt } = recharge
  const isOutside = startedAt !== undefined && (startedAt < range.from || startedAt > range.to)
  return (
    <Panel
      title={t('found.title', { id: String(id) })}
      note={isOutside ? t('found.outside') : undefined}
      actions={close}
    >
      <RechargePanel recharge={recharge} {...panel} />
    </Panel>
  )
}
