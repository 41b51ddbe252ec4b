import { downloadName } from '@corrente/domain/downloads'
import { otherAvailability } from '@corrente/domain/operations'
import { hrefOf, placeOfLog } from '@corrente/domain/routing'
import { deepLinkOf, type StationRow, startLinkOf, stationLabel } from '@corrente/domain/stations'
import { toDateOnly } from '@corrente/domain/time'
import { late } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { OverrideDialog, StationDetails } from '@corrente/ui/widgets/stations'
import { type ReactNode, useMemo } from 'react'
import { useCaseHref } from '../../features/case-link/index.ts'
import { useCommandLinks } from '../../features/command-links/index.ts'
import { useLinks, useLinkTo, useMay } from '../../kit/access/index.ts'
import { PanelBoundary } from '../../kit/boundaries/index.ts'
import { useOpen } from '../../kit/over/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { stationRechargesQuery } from '../../resources/stationRecharges.ts'
import { useOverride } from './useOverride.ts'
import { useShowsPrice } from './useShowsPrice.ts'
import { useStationEvents } from './useStationEvents.ts'

const StationEnergyPanel = late(async () => (await import('./StationEnergyPanel.tsx')).StationEnergyPanel)

export interface StationPanelProps {
  readonly station: StationRow
  /** Asked to delete it; absent without the right (STN-023). */
  readonly onDelete: (() => void) | undefined
  /** Whether connectors may be set by hand: the right to edit. */
  readonly canOverride: boolean
  /** The station's own page; absent on it. */
  readonly pageHref?: string | undefined
  /** What it costs now; on its page alone. */
  readonly price?: ReactNode
}

/** What an expanded station and its page show (STN-015); the chart's code comes when the first one opens. */
export function StationPanel({ station, onDelete, canOverride, pageHref, price }: StationPanelProps) {
  const t = useText('station-list')
  const { clock, copy, formats, storage, navigation, tenant } = usePorts()
  const { pk, id, uuid } = station
  // Absent without the right (STN-022).
  const editHref = useLinkTo('stationForm', pk)
  const log = placeOfLog({ account: station.accountName, id }, useMay())
  const { events, read, more } = useStationEvents(id)
  const recharges = useLoadable(useMemo(() => stationRechargesQuery(pk), [pk]))
  const override = useOverride(station)
  const onAskStatus = useAskStatus(station)
  const commandLinks = useCommandLinks()
  const linkTo = useLinks()
  return (
    <>
      <StationDetails
        station={station}
        link={deepLinkOf({ pk, uuid }, storage.read('deeplinking-host'))}
        qrFileName={(extension) =>
          downloadName(tenant.id, `qr-${stationLabel(pk)}`, toDateOnly(clock.now(), formats.zone), extension)
        }
        startLinkOf={(connectorId) => startLinkOf(navigation.origin, id, connectorId)}
        onCopyText={copy}
        pageHref={pageHref}
        priceHref={useShowsPrice() ? linkTo('priceAtStation', pk) : undefined}
        logHref={log && hrefOf(log)}
        usageHref={useLinkTo('usageOfStation', pk)}
        caseHref={useCaseHref()({ station: id })}
        editHref={editHref}
        onDelete={onDelete}
        commandsOf={(connectorId) =>
          commandLinks({
            id,
            protocol: station.protocol,
            connectorId,
            availType: otherAvailability(station.connectors, connectorId),
          })
        }
        onAskStatus={onAskStatus}
        tasksHref={useLinkTo('tasksOfStation', id)}
        onOverride={canOverride ? override.ask : undefined}
        events={events}
        eventsRead={read}
        moreEvents={more}
        recharges={recharges}
        rechargeHrefOf={(id) => linkTo('recharge', id)}
        price={price}
        chart={
          <PanelBoundary name="station-energy" blockSize="280px">
            <StationEnergyPanel stationPk={pk} />
          </PanelBoundary>
        }
      />
      <OverrideDialog
        connector={station.connectors.find(({ id: each }) => each === override.connectorId)}
        stationName={station.name}
        isSaving={override.isSaving}
        notice={override.notice}
        refusal={t(`override.${override.refusal}`)}
        onSave={override.save}
        onVerify={override.verify}
        onClose={override.close}
      />
    </>
  )
}

/** Opens the question of what it says of itself, which is sent at once; undefined where it cannot be asked. */
function useAskStatus({ id, protocol }: Pick<StationRow, 'id' | 'protocol'>): (() => void) | undefined {
  const open = useOpen()
  const link = useCommandLinks()({ id, protocol }).find(({ command }) => command === 'triggerMessage')
  const href = link?.href
  if (href === undefined) return undefined
  return () => {
    open(href)
    link?.onFollow?.()
  }
}
