import type { LimitTerm, MeterLoad } from '@corrente/domain/smart-charging'
import { theme } from '@corrente/themes'
import { TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { MISSING, tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge } from '../../../primitives/index.ts'
import { LimitBar } from '../../smart-charging/index.ts'
import { useGroupWords } from '../useGroupWords.ts'

const Words = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-inline-size: 0;

  & b {
    font-weight: inherit;
    ${tabularNumbers}
  }

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }

  &[data-over] :is(b, small) {
    color: ${theme.tone.danger.fg};
    font-weight: ${theme.font.weight.semibold};
  }
`
const Gauge = styled.span`
  flex: 0 1 88px;
`
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  inline-size: 100%;
`

export interface SmartCellProps {
  /** Habilitado or Desabilitado (VGR-006). */
  isEnabled: boolean | undefined
  load: MeterLoad | undefined
  /** Amperes per phase; undefined: not read. */
  limit: number | undefined
  term: LimitTerm | undefined
}

/** Whether smart charging is on, the highest phase against the limit, and what its dates and its meter say. */
export function SmartCell({ isEnabled, load, limit, term }: SmartCellProps) {
  const t = useText('virtual-groups')
  const words = useGroupWords()
  const { number } = useFormats()
  if (isEnabled !== true) return words.onOff(isEnabled) ?? MISSING
  const isOver = load?.state === 'over'
  const nearness = words.term(term)
  const left = load?.left
  const isTrusted = load?.max !== undefined && limit !== undefined && load.state !== 'silent'
  const share = load?.phases.find(({ phase }) => phase === load.worst)?.share
  const isNear = isOver || load?.state === 'near'
  return (
    <Words data-over={isOver || undefined}>
      <Line>
        <span>
          {words.onOff(true)}
          {isTrusted && ' · '}
          {isTrusted && <b>{t('state.load', { amps: number(load.max), limit: number(limit) })}</b>}
        </span>
        {isTrusted && share !== undefined && (
          <Gauge aria-hidden="true">
            <LimitBar share={share} state={isOver || load.state === 'near' ? load.state : 'fine'} />
          </Gauge>
        )}
        {!isTrusted && limit !== undefined && <small>{t('state.limit', { limit: number(limit) })}</small>}
      </Line>
      {(isNear || nearness) && (
        <Line>
          {isNear && (
            <Badge tone={isOver ? 'danger' : 'warning'} icon={<TriangleAlert aria-hidden="true" size={12} />}>
              {t(isOver ? 'meter.over' : 'meter.near')}
            </Badge>
          )}
          {isNear && left !== undefined && load?.worst && (
            <small>
              {left > 0
                ? t('meter.left', { amps: number(left), phase: load.worst })
                : t('meter.beyond', { amps: number(-left), phase: load.worst })}
            </small>
          )}
          {nearness && <Badge tone={term?.state === 'ended' ? 'danger' : 'warning'}>{nearness}</Badge>}
        </Line>
      )}
      {load?.state === 'silent' && <small>{t('meter.untrusted')}</small>}
    </Words>
  )
}
