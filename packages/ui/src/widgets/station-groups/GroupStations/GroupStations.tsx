import { STATIONS_PER_PAGE, type StationRow } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import { Pencil } from 'lucide-react'
import styled from 'styled-components'
import { Switch } from '../../../forms/index.ts'
import type { LoadPhase } from '../../../foundations/index.ts'
import { Cluster } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, Pagination, Skeleton, TextLink } from '../../../primitives/index.ts'
import { ConditionMark } from '../../conditions/index.ts'
import { ConnectorMarks } from '../../stations/index.ts'

export interface GroupStationsProps {
  /** Tells several opened groups apart; '' where it has none. */
  groupName: string
  /** The stations of the page; those that are there stay while others load. */
  stations: readonly StationRow[]
  state: LoadPhase
  onRetry: () => void
  /** Stations of the whole group. */
  total: number
  /** From 1. */
  page: number
  onPageChange: (page: number) => void
  /** Whether the disabled ones are shown instead of the active (decisions: The station form). */
  isDisabled: boolean
  onDisabledChange: (isDisabled: boolean) => void
  /** The page of a station; absent without the right. */
  hrefOf: (station: StationRow) => string | undefined
  /** Where the group is edited; absent without the right (GRP-006). */
  editHref: string | undefined
}

/** A count says that there are more: none on this page is not none at all. */
const emptyWord = (total: number, isDisabled: boolean) =>
  total > 0 ? 'stations.emptyPage' : isDisabled ? 'stations.emptyDisabled' : 'stations.empty'

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 0;
  container-type: inline-size;
`
/** From here on statuses and connectors stand one below another, as in columns. */
const wide = '(min-width: 560px)'
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`
const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  @container ${wide} {
    grid-template-columns: minmax(0, 1fr) max-content max-content;
    column-gap: ${theme.space[6]};
  }
`
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.default};

  @container ${wide} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
`
const Name = styled.div`
  flex: 1 1 200px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & small {
    display: block;
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
`
const Muted = styled.p`
  color: ${theme.fg.muted};
`

function StationName({ name, href }: { name: string; href: string | undefined }) {
  return href === undefined ? name : <TextLink href={href}>{name}</TextLink>
}

/** The stations of a group: name, id, status and connectors, ten per page (GRP-005). */
export function GroupStations(props: GroupStationsProps) {
  const { groupName, stations, state, onRetry, isDisabled, editHref } = props
  const t = useText('station-groups')
  const tCommon = useText('common')
  return (
    <Root aria-label={t('stations.title', { group: groupName })} aria-busy={state === 'loading'}>
      <Bar>
        <Switch label={t('stations.disabled')} isOn={isDisabled} onChange={props.onDisabledChange} />
        {editHref !== undefined && (
          <ButtonLink href={editHref} size="small" icon={<Pencil aria-hidden="true" />}>
            {t('list.edit')}
          </ButtonLink>
        )}
      </Bar>
      {state === 'failed' && (
        <Banner
          tone="danger"
          isAnnounced
          action={
            <Button size="small" onClick={onRetry}>
              {tCommon('action.retry')}
            </Button>
          }
        >
          {t('stations.failed')}
        </Banner>
      )}
      {state === 'loading' && stations.length === 0 && <Skeleton shape="block" blockSize="96px" />}
      {state === 'ready' && stations.length === 0 && <Muted>{t(emptyWord(props.total, isDisabled))}</Muted>}
      <List>
        {stations.map((station) => (
          <Row key={station.pk}>
            <Name>
              <StationName name={station.name} href={props.hrefOf(station)} />
              <small>{station.id}</small>
            </Name>
            <ConditionMark station={station} />
            <Cluster>
              <ConnectorMarks station={station} />
            </Cluster>
          </Row>
        ))}
      </List>
      <Pagination
        page={props.page}
        total={props.total}
        pageSize={STATIONS_PER_PAGE}
        onChange={props.onPageChange}
        isHiddenWhenSingle
      />
    </Root>
  )
}
