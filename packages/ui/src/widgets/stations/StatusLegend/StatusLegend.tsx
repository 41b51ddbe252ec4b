import { STATION_STATUSES, type StationStatus } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { StatusMark } from '../../../primitives/index.ts'

export interface StatusLegendProps {
  /** How many stations of each status the map shows; undefined while that is not known yet. */
  counts: Readonly<Record<StationStatus, number>> | undefined
}

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

/** What the marks on the map mean, and how many of each it shows (HOM-016). */
export function StatusLegend({ counts }: StatusLegendProps) {
  const t = useText('stations')
  const { integer } = useFormats()
  return (
    <Root>
      <List aria-label={t('legend.label')}>
        {STATION_STATUSES.map((status) => (
          <Item key={status}>
            <StatusMark status={status} label={t(`status.${status}`)} size="small" />
            <strong>{integer(counts?.[status])}</strong>
          </Item>
        ))}
      </List>
      <span>{t('legend.onMap')}</span>
    </Root>
  )
}
