import { type ConditionMark, STATION_STATUSES, type StationStatus } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { StatusMark } from '../../../primitives/index.ts'
import { MARK_WORDS } from '../useMapStatuses.ts'

export interface StatusLegendProps {
  /** How many stations of each status the map shows; undefined while that is not known yet. */
  counts: Readonly<Record<StationStatus, number>> | undefined
  /** How many of each mark; those that share the colour of unavailable are told apart where there are any. */
  marks?: Readonly<Record<ConditionMark, number>> | undefined
}

/** What the colour of unavailable holds besides the word itself, the worst first. */
const APART = ['faulted', 'offline', 'partial', 'unknown'] as const satisfies readonly ConditionMark[]

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 16px;
  font-size: ${theme.font.size[12]};
  color: ${theme.fg.muted};
`
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${theme.fg.default};

  & strong {
    font-weight: ${theme.font.weight.semibold};
    ${tabularNumbers}
  }
`

/** These are among the unavailable ones before them. */
const Apart = styled(List)`
  & > li {
    color: ${theme.fg.muted};
  }
`

/** What the marks on the map mean, and how many of each it shows (HOM-016). */
export function StatusLegend({ counts, marks }: StatusLegendProps) {
  const t = useText('stations')
  const { integer } = useFormats()
  const apart = APART.filter((mark) => (marks?.[mark] ?? 0) > 0)
  return (
    <Root>
      <List aria-label={t('legend.label')}>
        {STATION_STATUSES.map((status) => (
          <Item key={status}>
            <StatusMark status={status} label={t(`status.${status}`)} size="small" isMapKey />
            <strong>{integer(counts?.[status])}</strong>
          </Item>
        ))}
      </List>
      <span>{t('legend.onMap')}</span>
      {apart.length > 0 && (
        <Apart aria-label={t('legend.apart')}>
          {apart.map((mark) => (
            <Item key={mark}>
              <StatusMark status={mark} label={t(MARK_WORDS[mark])} size="small" isMapKey />
              <strong>{integer(marks?.[mark])}</strong>
            </Item>
          ))}
        </Apart>
      )}
    </Root>
  )
}
