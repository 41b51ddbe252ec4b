import type { LimitTerm, MeterLoad } from '@corrente/domain/smart-charging'
import { theme } from '@corrente/themes'
import { TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge } from '../../../primitives/index.ts'
import { useGroupWords } from '../useGroupWords.ts'

const Words = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-inline-size: 0;

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
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
  return (
    <Words>
      {words.onOff(true)}
      {load?.max !== undefined && limit !== undefined && load.state !== 'silent' ? (
        <span>{t('state.load', { amps: number(load.max), limit: number(limit) })}</span>
      ) : (
        limit !== undefined && <small>{t('state.limit', { limit: number(limit) })}</small>
      )}
      {(isOver || load?.state === 'near') && (
        <Badge tone={isOver ? 'danger' : 'warning'} icon={<TriangleAlert aria-hidden="true" size={12} />}>
          {t(isOver ? 'meter.over' : 'meter.near')}
        </Badge>
      )}
      {(isOver || load?.state === 'near') && left !== undefined && load?.worst && (
        <small>
          {left > 0
            ? t('meter.left', { amps: number(left), phase: load.worst })
            : t('meter.beyond', { amps: number(-left), phase: load.worst })}
        </small>
      )}
      {load?.state === 'silent' && <small>{t('meter.untrusted')}</small>}
      {nearness && <Badge tone={term?.state === 'ended' ? 'danger' : 'warning'}>{nearness}</Badge>}
    </Words>
  )
}
