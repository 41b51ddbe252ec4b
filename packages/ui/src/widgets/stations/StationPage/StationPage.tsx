import type { Station } from '@corrente/domain/stations'
import { ArrowLeft, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { failureOf, type Loadable } from '../../../foundations/index.ts'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '../../../primitives/index.ts'

export interface StationPageProps {
  /** The station as far as it is known; undefined while, or because, it is not. */
  station: Pick<Station, 'id' | 'name' | 'street' | 'city' | 'state'> | undefined
  /** The reading of everything that its card holds. */
  reading: Omit<Loadable<unknown>, 'data'>
  /** The list, as it was left. */
  backHref: string
  /** The cards that its reader refused; absent without the right. `count`: undefined while it is not known. */
  refused?: { readonly href: string; readonly count: number | undefined } | undefined
  /** `StationDetails`; drawn only where the station is known. */
  children: ReactNode
}

const BLOCK = '480px'

/** The page of one station: its name and place, then its card; or that there is no such station, or that it could not be read. */
export function StationPage({ station, reading, backHref, refused, children }: StationPageProps) {
  const t = useText('station-list')
  const back = (
    <ButtonLink href={backHref} size="small" icon={<ArrowLeft aria-hidden="true" />}>
      {t('page.back')}
    </ButtonLink>
  )
  const detail =
    station && [station.id, station.street, station.city, station.state].filter(Boolean).join(' · ')
  return (
    <Stack gap={4}>
      <PageHeader
        title={station?.name ?? t('page.titleUnknown')}
        detail={detail}
        actions={
          <>
            {refused && (
              <ButtonLink href={refused.href} size="small" icon={<Inbox aria-hidden="true" />}>
                {refused.count === undefined
                  ? t('page.refused')
                  : t('page.refusedCount', { count: refused.count })}
              </ButtonLink>
            )}
            {back}
          </>
        }
      />
      <Content station={station} reading={reading}>
        {children}
      </Content>
    </Stack>
  )
}

function Content({ station, reading, children }: Omit<StationPageProps, 'backHref' | 'refused'>) {
  const t = useText('station-list')
  const common = useText('common')
  const failure = failureOf(reading)
  const { retry, isRetrying } = reading
  // The live index may not have heard of a deletion yet; the call that asks for one station has.
  if (failure === 'notFound')
    return <EmptyState title={t('page.notFound')} detail={t('page.notFoundDetail')} />
  if (station)
    return (
      <>
        {failure && (
          <Banner
            tone="warning"
            isAnnounced
            action={
              <Button size="small" isBusy={isRetrying} onClick={retry}>
                {common('action.retry')}
              </Button>
            }
          >
            {t('page.partly')}
          </Banner>
        )}
        {children}
      </>
    )
  if (failure === 'notPermitted') return <EmptyState title={t('page.notPermitted')} />
  if (failure) return <ErrorState title={t('page.unreachable')} onRetry={retry} isRetrying={isRetrying} />
  return <Skeleton shape="block" blockSize={BLOCK} />
}
