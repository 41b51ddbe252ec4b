import { powerOfLimit, type StationSupply } from '@corrente/domain/charging-profiles'
import type { MeasuredPower } from '@corrente/domain/operations'
import type { EpochMs } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { Inline, Muted, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink, Panel, TextLink } from '../../../primitives/index.ts'
import { useCurveWords } from '../useCurveWords.ts'

/** A profile that this browser sent to the station. */
export interface StationSend {
  readonly taskId: number
  readonly at: EpochMs
  /** What the profile is called. */
  readonly name: string
  readonly href: string | undefined
  /** undefined: the task is no longer in the list. */
  readonly answer: string | undefined
}

/** A recharge that goes on there. */
interface StationRecharge {
  readonly id: number
  readonly connectorId: number | undefined
  /** Undefined: no power was measured. */
  readonly power: MeasuredPower | undefined
  /** Its page; undefined where this user may not open it. */
  readonly href: string | undefined
}

export interface StationProfilesProps {
  /** What the station is called. */
  station: string
  /** The newest first. */
  sends: readonly StationSend[]
  /** What the profile that was sent last lets through at this hour; undefined: not known. */
  limit: { readonly name: string; readonly amperes: number } | undefined
  /** What feeds it; undefined: not known. */
  supply?: StationSupply | undefined
  recharges: readonly StationRecharge[]
  /** What it said last that it takes. */
  maxPeriods: number | undefined
  maxLevel: number | undefined
  /** Asks the station; undefined: this account may not. */
  onRead: (() => void) | undefined
  isReading: boolean
  /** The form that takes profiles off it; undefined: not permitted, or it is open already. */
  clearHref: string | undefined
  /** How the asking ended, where it brought nothing. */
  notice?: ReactNode
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[4]};
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
`

/** Why a station draws what it draws, as far as anybody can tell: what was sent to it, what it measures, what it takes. */
export function StationProfiles(props: StationProfilesProps) {
  const { station, sends, clearHref, notice } = props
  const t = useText('charging-profiles')
  const { timestamp } = useFormats()
  return (
    <Panel title={t('station.title', { station })}>
      <Stack gap={3}>
        {sends.length > 0 && (
          <div>
            <Muted as="p">{t('panel.sent')}</Muted>
            <List>
              {sends.map(({ taskId, at, name, href, answer }) => (
                <li key={`${taskId}@${at}`}>
                  {timestamp(at, 'DD/MM/YYYY HH:mm')} ·{' '}
                  {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}:{' '}
                  {answer ?? t('panel.answerUnknown')}
                </li>
              ))}
            </List>
          </div>
        )}
        <Muted as="p">
          {sends.length === 0 && `${t('station.none')} `}
          {t('station.unknown')}
        </Muted>
        <Draws {...props} />
        <Takes {...props} />
        {notice}
        {clearHref !== undefined && (
          <Inline>
            <ButtonLink size="small" href={clearHref}>
              {t('station.clear')}
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Panel>
  )
}

/** What the recharges measure, held against the limit that was sent last. */
function Draws({ recharges, limit, supply }: StationProfilesProps) {
  const t = useText('charging-profiles')
  const { number, timeOfDay } = useFormats()
  const { amps } = useCurveWords()
  const through = limit && powerOfLimit(limit.amperes, supply)
  const isAbove = through && recharges.some(({ power }) => power && power.kw > through.onePhase)
  return (
    <>
      {recharges.length > 0 && (
        <List>
          {recharges.map(({ id, connectorId, power, href }) => {
            const text = power
              ? t('station.recharge', {
                  id: String(id),
                  connector: String(connectorId ?? MISSING),
                  power: t('station.power', { power: number(power.kw, 1), time: timeOfDay(power.at) }),
                })
              : t('station.rechargeUnread', { id: String(id) })
            return <li key={id}>{href === undefined ? text : <TextLink href={href}>{text}</TextLink>}</li>
          })}
        </List>
      )}
      {limit && through && (
        <Muted as="p">
          {t(through.threePhases === undefined ? 'station.nowOne' : 'station.now', {
            name: limit.name,
            amps: amps(limit.amperes),
            one: number(through.onePhase, 1),
            three: number(through.threePhases, 1),
            volts: number(through.volts, 0),
          })}{' '}
          {!through.isRegistered && t('station.voltsUnknown')}{' '}
          {isAbove && t(through.threePhases === undefined ? 'station.aboveOne' : 'station.above')}
        </Muted>
      )}
    </>
  )
}

/** What the station said that it takes, and the press that asks it. */
function Takes({ maxPeriods, maxLevel, onRead, isReading }: StationProfilesProps) {
  const t = useText('charging-profiles')
  const isTold = maxPeriods !== undefined || maxLevel !== undefined
  return (
    <Inline gap={2} align="center">
      <Muted as="p">
        {isTold
          ? t('station.takes', { periods: maxPeriods ?? MISSING, level: maxLevel ?? MISSING })
          : t('station.untold')}
      </Muted>
      {onRead && (
        <Button size="small" isBusy={isReading} onClick={onRead}>
          {t('apply.read')}
        </Button>
      )}
    </Inline>
  )
}
