import {
  APART_NOTE_MAX,
  APART_REASONS,
  type ApartReason,
  apartOf,
  type Outage,
  type SetApart,
  type Summary,
} from '@corrente/domain/book'
import { type EpochMs, MINUTE_MS } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { useState } from 'react'
import styled from 'styled-components'
import { Select, TextField } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { Muted, Rows, Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'
import { useMinutes } from './useMinutes.ts'

/** So many of each are shown; the file has them all. */
const SHOWN = 10

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[5]};
  padding-block: ${theme.space[2]};
  font-size: ${theme.font.size[13]};
`
const Title = styled.h2`
  margin: 0;
  font-size: ${theme.font.size[13]};
  font-weight: ${theme.font.weight.semibold};
`
const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const OutageLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 200px);
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: center;
`
const Note = styled.div`
  grid-column: 1 / -1;
`

type Connector = Summary['connectors'][number]

/** What somebody says of an outage; undefined: it counts. */
export type Said = Pick<SetApart, 'reason' | 'note'> | undefined

export interface PartPanelProps {
  part: Summary
  /** When the book ends: open outages last until then. */
  end: EpochMs
  onSetApart: (connector: Connector, outage: Outage, said: Said) => void
  /** undefined: no page of a recharge that this user may open. */
  rechargeHrefOf: (id: number) => string | undefined
}

interface OutageRowProps extends Pick<PartPanelProps, 'end' | 'onSetApart'> {
  /** Of several stations each line names its own. */
  isOfOne: boolean
  connector: Connector
  outage: Outage
}

function OutageRow({ connector, outage, isOfOne, end, onSetApart }: OutageRowProps) {
  const t = useText('reliability')
  const { timestamp } = useFormats()
  const moment = (at: EpochMs) => timestamp(at, 'DD/MM/YY HH:mm')
  const minutes = useMinutes()
  const said = apartOf(connector, outage, end)
  const [note, setNote] = useState(said?.note ?? '')
  const { from, to, isOpen } = outage
  const lasted = to === undefined && !isOpen ? undefined : ((to ?? end) - from) / MINUTE_MS
  const at = { station: connector.station.name, connector: connector.connectorId }
  const place = t('panel.place', at)
  return (
    <OutageLine>
      <Rows>
        <span>
          {isOfOne ? t('panel.connector', at) : place} ·{' '}
          {isOpen ? t('panel.openFor', { time: minutes(lasted) }) : minutes(lasted)}
        </span>
        <Small>
          {moment(from)}
          {to === undefined ? '' : ` – ${moment(to)}`}
        </Small>
      </Rows>
      <Select<ApartReason | 'counts'>
        label={t('panel.counting', { place, time: moment(from) })}
        isLabelHidden
        isFilter
        options={(['counts', ...APART_REASONS] as const).map((value) => ({
          value,
          label: t(`apart.${value}`),
        }))}
        value={said?.reason ?? 'counts'}
        onChange={(reason) =>
          onSetApart(connector, outage, reason === 'counts' ? undefined : { reason, note })
        }
      />
      {said && (
        <Note>
          <TextField
            label={t('panel.note')}
            isOptional
            limit={APART_NOTE_MAX}
            value={note}
            onChange={setNote}
            onBlur={() => onSetApart(connector, outage, { reason: said.reason, note })}
          />
        </Note>
      )}
    </OutageLine>
  )
}

/** What a row's numbers were made of: its outages, the longest first, and the attempts that failed, the newest first. */
export function PartPanel({ part, end, onSetApart, rechargeHrefOf }: PartPanelProps) {
  const t = useText('reliability')
  const { timestamp } = useFormats()
  const moment = (at: EpochMs) => timestamp(at, 'DD/MM/YY HH:mm')
  const outages = part.connectors
    .flatMap((connector) => connector.outages.map((outage) => ({ connector, outage })))
    .sort((a, b) => (b.outage.to ?? end) - b.outage.from - ((a.outage.to ?? end) - a.outage.from))
  const failed = part.connectors
    .flatMap(({ station, attempts }) =>
      attempts.flatMap(({ failure, ...each }) => (failure ? [{ ...each, failure, name: station.name }] : [])),
    )
    .sort((a, b) => b.from - a.from)
  const more = (count: number) => count > SHOWN && <Small>{t('panel.more', { count: count - SHOWN })}</Small>
  return (
    <Columns>
      <Rows $gap={3}>
        <Title>{t('panel.outages')}</Title>
        {outages.length === 0 ? (
          <Muted>{t('panel.noOutage')}</Muted>
        ) : (
          <>
            <List>
              {outages.slice(0, SHOWN).map(({ connector, outage }) => (
                <OutageRow
                  key={`${connector.station.id} ${connector.connectorId} ${outage.from}`}
                  isOfOne={part.stations === 1}
                  connector={connector}
                  outage={outage}
                  end={end}
                  onSetApart={onSetApart}
                />
              ))}
            </List>
            {more(outages.length)}
            <Small>{t('panel.kept')}</Small>
          </>
        )}
      </Rows>
      <Rows $gap={3}>
        <Title>{t('panel.failed')}</Title>
        {failed.length === 0 ? (
          <Muted>{t('panel.noneFailed')}</Muted>
        ) : (
          <>
            <List>
              {failed.slice(0, SHOWN).map(({ id, from, failure, name }) => {
                const href = rechargeHrefOf(id)
                return (
                  <li key={id}>
                    {href === undefined ? id : <TextLink href={href}>{id}</TextLink>} ·{' '}
                    {t(`reason.${failure}`)}{' '}
                    <Small>
                      {part.stations === 1 ? '' : `${name} · `}
                      {moment(from)}
                    </Small>
                  </li>
                )
              })}
            </List>
            {more(failed.length)}
          </>
        )}
      </Rows>
    </Columns>
  )
}
