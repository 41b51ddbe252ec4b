import {
  type BookGroup,
  CSV_TABLES,
  type CsvTable,
  GROUPINGS,
  type Grouping,
  type Summary,
} from '@corrente/domain/book'
import type { StationKeys } from '@corrente/domain/routing'
import { theme } from '@corrente/themes'
import { Download, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { Select } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { Cluster, PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Menu, MenuItem } from '../../../primitives/index.ts'
import { type ListParts, RecordList, SidewaysCluster } from '../../lists/index.ts'
import { NetworkFigures, type ReadFrom } from './NetworkFigures.tsx'
import { PartPanel, type PartPanelProps } from './PartPanel.tsx'
import { useColumns } from './useColumns.tsx'

const Choices = styled(SidewaysCluster)`
  /* As high as the fields beside it. */
  & > button {
    margin-block: ${theme.space[1]};
  }
`

/** The periods of the book, days up to today. */
export const BOOK_DAYS = [7, 30, 90] as const
export type BookDays = (typeof BOOK_DAYS)[number]

/** The groups of a network whose whole history is too long. */
export interface GroupChoice {
  readonly all: readonly BookGroup[]
  /** By its key. */
  readonly chosen: number | undefined
  /** Nothing is read before one is chosen. */
  readonly isAsking: boolean
  readonly onChoose: (pk: number) => void
}

export interface ReliabilityListProps
  extends Pick<ListParts<Summary>, 'list' | 'view' | 'onViewChange' | 'actions'>,
    Omit<PartPanelProps, 'part'> {
  days: BookDays
  onDays: (days: BookDays) => void
  by: Grouping
  onBy: (by: Grouping) => void
  /** The groups of a network that is read by them; undefined: it is read whole. */
  groups?: GroupChoice | undefined
  /** What is read: the whole network, or the group; undefined until it is. */
  network: Summary | undefined
  readFrom: ReadFrom | undefined
  /** How far a reading is; undefined: none is under way. */
  progress: { readonly calls: number; readonly rows: number } | undefined
  /** Live events that came since it was read; absent: it has them all. */
  newer?: { readonly count: number; readonly onRead: () => void } | undefined
  /** The page of a station; undefined: none that this user may open. */
  hrefOf: (station: StationKeys) => string | undefined
  /** Whether only the parts with doubtful connectors are shown. */
  isDoubtful: boolean
  onDoubtful: (isDoubtful: boolean) => void
  /** Saves a table of 23 CFR 680.112. */
  onSaveTable: (table: CsvTable) => void
}

function CsvMenu({ onSaveTable }: Pick<ReliabilityListProps, 'onSaveTable'>) {
  const t = useText('reliability')
  return (
    <Menu align="end" trigger={<Button icon={<Download aria-hidden="true" />}>{t('csv.open')}</Button>}>
      {CSV_TABLES.map((table) => (
        <MenuItem key={table} onSelect={() => onSaveTable(table)}>
          {t(`csv.${table}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** What came since the reading: in the line above the rows, which they keep below it. */
function Newer({ count, onRead }: NonNullable<ReliabilityListProps['newer']>) {
  const t = useText('reliability')
  return (
    <Cluster>
      {t('newer.events', { count })}
      <Button size="small" onClick={onRead}>
        {t('newer.read')}
      </Button>
    </Cluster>
  )
}

/** Did the driver get a charge? The network's numbers, then its parts, most drivers turned away first. */
export function ReliabilityList(props: ReliabilityListProps) {
  const { days, by, groups, network, newer, readFrom, progress, list } = props
  const t = useText('reliability')
  const { number } = useFormats()
  const columns = useColumns(by, props.hrefOf)
  return (
    <RecordList
      list={list}
      view={props.view}
      onViewChange={props.onViewChange}
      header={
        <PageHeader
          title={t('title')}
          detail={t('detail')}
          actions={
            <>
              {props.actions}
              {network && <CsvMenu onSaveTable={props.onSaveTable} />}
            </>
          }
        />
      }
      filters={
        <Stack gap={2}>
          <Choices>
            {groups && (
              <Select
                label={t('by.group')}
                isLabelHidden
                isFilter
                placeholder={t('askGroup.title')}
                options={groups.all.map(({ pk, name, stations }) => ({
                  value: String(pk),
                  label: t('askGroup.option', { name, count: stations.length }),
                }))}
                value={groups.chosen === undefined ? undefined : String(groups.chosen)}
                onChange={(value) => groups.onChoose(Number(value))}
              />
            )}
            <Select
              label={t('period')}
              isLabelHidden
              isFilter
              options={BOOK_DAYS.map((each) => ({ value: String(each), label: t('days', { count: each }) }))}
              value={String(days)}
              onChange={(value) => {
                const found = BOOK_DAYS.find((each) => String(each) === value)
                if (found) props.onDays(found)
              }}
            />
            <Select
              label={t('grouping')}
              isLabelHidden
              isFilter
              options={GROUPINGS.map((each) => ({ value: each, label: t(`grouped.${each}`) }))}
              value={by}
              onChange={props.onBy}
            />
            {network && network.doubtful > 0 && (
              <Button
                size="small"
                tone={props.isDoubtful ? 'brand' : 'neutral'}
                icon={<TriangleAlert aria-hidden="true" />}
                aria-pressed={props.isDoubtful}
                onClick={() => props.onDoubtful(!props.isDoubtful)}
              >
                {t('onlyDoubtful')} <strong>{number(network.doubtful)}</strong>
              </Button>
            )}
          </Choices>
          {network && readFrom && <NetworkFigures summary={network} readFrom={readFrom} />}
        </Stack>
      }
      notices={progress && <Banner tone="info">{t('progress', progress)}</Banner>}
      note={newer && <Newer {...newer} />}
      columns={columns}
      keyOf={({ key }) => key}
      textOf={({ name }) => (name === '' ? t('nameless') : name)}
      renderPanel={(part) => (
        <PartPanel
          part={part}
          end={props.end}
          onSetApart={props.onSetApart}
          rechargeHrefOf={props.rechargeHrefOf}
        />
      )}
      label={t('title')}
      empty={
        groups?.isAsking
          ? { title: t('askGroup.title'), detail: t('askGroup.detail') }
          : { title: t('empty') }
      }
    />
  )
}
