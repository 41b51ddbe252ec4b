import { type Mute, type TriageShelf, type TroubleGroup, troubleSortValues } from '@corrente/domain/alerts'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { EventIcon } from '../EventIcon/EventIcon.tsx'
import { NarrowMoment } from '../NarrowMoment.tsx'
import { MarkActions, type MarkCommands } from './MarkActions.tsx'
import { MutedUntil } from './MutedUntil.tsx'
import { useCauseText } from './useCauseText.ts'

const Trouble = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[2]};
  align-items: start;
`
const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.normal};
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[2]};
`

/** The columns of a shelf of the triage, the most needed ones first to stay. */
export function useTroubleColumns(
  shelf: TriageShelf,
  commands: MarkCommands,
  mutesOf: (group: TroubleGroup) => readonly Mute[],
): readonly TableColumn<TroubleGroup>[] {
  const t = useText('alert-list')
  const causeText = useCauseText()
  const { timestamp } = useFormats()
  return useMemo((): readonly TableColumn<TroubleGroup>[] => {
    const sortValues = troubleSortValues(causeText)
    const moment = (key: 'first' | 'last', priority: number): TableColumn<TroubleGroup> => ({
      key,
      header: t(`trouble.${key}`),
      sortValue: sortValues[key],
      firstDirection: 'descending',
      cell: ({ firstAt, lastAt }) => timestamp(key === 'first' ? firstAt : lastAt, 'DD/MM/YYYY HH:mm'),
      minInlineSize: 138,
      priority,
      kind: 'number',
    })
    return [
      {
        key: 'trouble',
        sortValue: sortValues.trouble,
        header: t('trouble.column'),
        cell: ({ cause, count, isFlapping, stationName, stationId, lastAt }) => (
          <Trouble>
            <EventIcon event={cause} isDecorative />
            <Words>
              <Line>
                {causeText(cause)}
                {count > 1 && (
                  <Badge>
                    <span aria-hidden="true">{t('trouble.times', { count })}</span>
                    <VisuallyHidden>{t('trouble.timesLabel', { count })}</VisuallyHidden>
                  </Badge>
                )}
                {isFlapping && <Badge tone="warning">{t('trouble.flapping')}</Badge>}
              </Line>
              <small>{stationName === undefined ? stationId : `${stationName} · ${stationId}`}</small>
              <NarrowMoment>{timestamp(lastAt, 'DD/MM/YYYY HH:mm')}</NarrowMoment>
            </Words>
          </Trouble>
        ),
        minInlineSize: 220,
        priority: 1,
        grow: 3,
        isRowHeader: true,
      },
      {
        key: 'state',
        sortValue: sortValues.state,
        firstDirection: 'descending',
        header: t('trouble.state'),
        cell: ({ isOpen, cause }) =>
          isOpen ? (
            <Badge tone="danger">{t('trouble.open')}</Badge>
          ) : (
            <Badge>
              {t(
                cause.type === 'Failure' || cause.type === 'Disconnected'
                  ? 'trouble.over'
                  : 'trouble.happened',
              )}
            </Badge>
          ),
        minInlineSize: 104,
        priority: 3,
        kind: 'mark',
      },
      {
        key: 'connectors',
        sortValue: sortValues.connectors,
        header: t('trouble.connectors'),
        cell: ({ connectorIds }) => connectorIds.join(', '),
        minInlineSize: 104,
        priority: 5,
        kind: 'number',
      },
      moment('first', 6),
      moment('last', 2),
      ...(shelf === 'muted'
        ? [
            {
              key: 'muted',
              header: t('mute.column'),
              cell: (group: TroubleGroup) => <MutedUntil group={group} mutes={mutesOf(group)} />,
              minInlineSize: 150,
              priority: 4,
            },
          ]
        : []),
      ...(shelf === 'held'
        ? []
        : [
            {
              key: 'actions',
              header: t('trouble.actions'),
              cell: (group: TroubleGroup) => (
                <MarkActions
                  shelf={shelf}
                  name={t('trouble.name', {
                    cause: causeText(group.cause),
                    station: group.stationName ?? group.stationId,
                  })}
                  targets={[group]}
                  mutes={mutesOf(group)}
                  commands={commands}
                />
              ),
              minInlineSize: 88,
              priority: 1,
              kind: 'mark' as const,
            },
          ]),
    ]
  }, [shelf, commands, mutesOf, t, causeText, timestamp])
}
