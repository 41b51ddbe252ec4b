import { type Movement, widestRange } from '@corrente/domain/financial'
import { toDateOnly } from '@corrente/domain/time'
import { failureOf, shownOf } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Drawer, EmptyState, ErrorState, Skeleton, TextLink } from '@corrente/ui/primitives'
import { MovementChoice } from '@corrente/ui/widgets/financial'
import { useMemo, useState } from 'react'
import type { OverProps } from '../../kit/area/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type MovementPlace, numberQuery } from '../../resources/movements.ts'
import { MovementPanel } from './MovementPanel.tsx'
import { MOVEMENT_RULES } from './movementAddress.ts'
import { RefundNews } from './RefundNews.tsx'

/** What was paid under a number, beside the recharge or the person that it is of: read, and given back, without leaving that. */
export function MovementOver({ search, href, onClose }: OverProps) {
  const { number } = MOVEMENT_RULES.read(search)
  if (number === undefined) return null
  return (
    <>
      <RefundNews />
      <OfNumber number={number} href={href} onClose={onClose} />
    </>
  )
}

function OfNumber({ number, href, onClose }: Omit<OverProps, 'id' | 'search'> & { readonly number: number }) {
  const t = useText('financial')
  const { clock, formats, tenant } = usePorts()
  const today = toDateOnly(clock.now(), formats.zone)
  const apiKey = tenant.apiKey()
  const place = useMemo(
    (): MovementPlace => ({ range: widestRange(today), order: 'CHRONOLOGICAL_ORDER' }),
    [today],
  )
  const read = useLoadable(useMemo(() => numberQuery(number, place, apiKey), [number, place, apiKey]))
  const [chosen, choose] = useState<Movement>()
  const rows = read.data ?? []
  const [first] = rows
  const open = chosen ?? (rows.length === 1 ? first : undefined)
  // As it stands by now: what was refunded here is no news.
  const shown = open && (rows.find(({ key }) => key === open.key) ?? open)
  if (shown)
    return (
      <MovementPanel
        listed={shown}
        place={place}
        inList={rows}
        listHref={href}
        onClose={rows.length === 1 ? onClose : () => choose(undefined)}
      />
    )
  return (
    <Drawer
      isOpen
      size="large"
      title={t('over.title', { number: String(number) })}
      footer={<TextLink href={href}>{t('over.inList')}</TextLink>}
      onClose={onClose}
    >
      {rows.length > 0 ? (
        <MovementChoice movements={rows} onChoose={choose} />
      ) : shownOf(read) === 'loading' ? (
        <Skeleton shape="block" blockSize="160px" />
      ) : failureOf(read) ? (
        <ErrorState title={t('over.failed')} onRetry={read.retry} isRetrying={read.isRetrying} />
      ) : (
        <EmptyState title={t('over.none')} detail={t('over.noneDetail')} />
      )}
    </Drawer>
  )
}
