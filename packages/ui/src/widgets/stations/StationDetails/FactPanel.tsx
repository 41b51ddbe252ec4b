import type { StationRow } from '@corrente/domain/stations'
import {
  ChartColumn,
  CircleDollarSign,
  ExternalLink,
  FileText,
  Pencil,
  Phone,
  SquareTerminal,
  Trash2,
} from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { ButtonLink, DescriptionList, IconButton, Panel } from '../../../primitives/index.ts'

export interface FactPanelProps {
  station: Pick<StationRow, 'visibility' | 'groupName' | 'vendor' | 'model' | 'firmware'>
  /** The station's own page; absent on it. */
  pageHref: string | undefined
  /** What it costs now; absent without the right, and where that stands beside. */
  priceHref: string | undefined
  /** The log of its day; absent without the right. */
  logHref: string | undefined
  /** What it was sent, and what it reported meanwhile; absent without the right. */
  tasksHref: string | undefined
  /** How it is used; absent without the right. */
  usageHref: string | undefined
  /** The case of a driver who stands there now; absent without the right. */
  caseHref: string | undefined
  /** Where the station is edited; absent without the right (STN-022). */
  editHref: string | undefined
  /** Asked to delete the station; absent without the right (STN-023). */
  onDelete: (() => void) | undefined
}

/** What a station is (STN-020, STN-021), and what can be done with it as a whole. */
export function FactPanel(props: FactPanelProps) {
  const { station, pageHref, priceHref, logHref, tasksHref, usageHref, caseHref, editHref, onDelete } = props
  const t = useText('station-list')
  const { visibility, groupName, vendor, model, firmware } = station
  const known = visibility === 'PUBLIC' || visibility === 'PRIVATE'
  return (
    <Panel
      title={t('fact.title')}
      level={3}
      actions={
        <>
          {pageHref !== undefined && (
            <ButtonLink href={pageHref} size="small" icon={<ExternalLink aria-hidden="true" />}>
              {t('page.open')}
            </ButtonLink>
          )}
          {priceHref !== undefined && (
            <ButtonLink href={priceHref} size="small" icon={<CircleDollarSign aria-hidden="true" />}>
              {t('page.price')}
            </ButtonLink>
          )}
          {logHref !== undefined && (
            <ButtonLink href={logHref} size="small" icon={<FileText aria-hidden="true" />}>
              {t('page.log')}
            </ButtonLink>
          )}
          {tasksHref !== undefined && (
            <ButtonLink href={tasksHref} size="small" icon={<SquareTerminal aria-hidden="true" />}>
              {t('commands.history')}
            </ButtonLink>
          )}
          {usageHref !== undefined && (
            <ButtonLink href={usageHref} size="small" icon={<ChartColumn aria-hidden="true" />}>
              {t('page.usage')}
            </ButtonLink>
          )}
          {caseHref !== undefined && (
            <ButtonLink href={caseHref} size="small" icon={<Phone aria-hidden="true" />}>
              {t('page.case')}
            </ButtonLink>
          )}
          {editHref !== undefined && (
            <ButtonLink href={editHref} size="small" icon={<Pencil aria-hidden="true" />}>
              {t('edit')}
            </ButtonLink>
          )}
          {onDelete && (
            <IconButton
              size="small"
              label={t('delete.button')}
              icon={<Trash2 aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={onDelete}
            />
          )}
        </>
      }
    >
      <DescriptionList
        items={[
          {
            key: 'visibility',
            term: t('fact.visibility'),
            value: known ? t(`fact.${visibility}`) : visibility,
          },
          { key: 'group', term: t('fact.group'), value: groupName },
          { key: 'brand', term: t('fact.brand'), value: vendor },
          { key: 'model', term: t('fact.model'), value: model },
          { key: 'firmware', term: t('fact.firmware'), value: firmware },
        ]}
      />
    </Panel>
  )
}
