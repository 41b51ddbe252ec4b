import { failureOf, shownOf } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Drawer, ErrorState, Skeleton, TextLink } from '@corrente/ui/primitives'
import { useMemo } from 'react'
import type { OverProps } from '../../kit/area/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { oneStationQuery } from '../../resources/stations.ts'
import { PriceHerePanel } from './PriceHerePanel.tsx'

/**
 * What a station costs now, beside the page where that was asked; the way to it is offered to whom it is told alone. It reads
 * the address by itself: what it shared with the page would be a file of its own, in the first load of every list.
 */
export function PriceOver({ search, href, onClose }: OverProps) {
  const pk = search.station
  return typeof pk === 'number' ? <Price pk={pk} href={href} onClose={onClose} /> : null
}

function Price({ pk, href, onClose }: Omit<OverProps, 'id' | 'search'> & { readonly pk: number }) {
  const t = useText('station-list')
  const reading = useLoadable(useMemo(() => oneStationQuery(String(pk)), [pk]))
  const isMissing = failureOf(reading) === 'notFound'
  return (
    <Drawer
      isOpen
      size="large"
      title={reading.data?.name ?? t('page.titleUnknown')}
      footer={<TextLink href={href}>{t('page.open')}</TextLink>}
      onClose={onClose}
    >
      {reading.data ? (
        <PriceHerePanel station={reading.data} isAsked={false} />
      ) : shownOf(reading) === 'loading' ? (
        <Skeleton shape="block" blockSize="160px" />
      ) : (
        <ErrorState
          title={t(isMissing ? 'page.notFound' : 'page.unreachable')}
          isRetrying={reading.isRetrying}
          {...(!isMissing && { onRetry: reading.retry })}
        />
      )}
    </Drawer>
  )
}
