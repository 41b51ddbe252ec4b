import type { PhaseLoad } from '@corrente/domain/smart-charging'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { MISSING, tabularNumbers } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { axisOf, LimitBar } from '../LimitBar/LimitBar.tsx'
import { useMeterWords } from '../useMeterWords.ts'

export interface PhaseGaugesProps {
  /** The phases of a reading, against the limit. */
  phases: readonly PhaseLoad[]
  /** Amperes per phase; undefined: not known, and no bar is drawn. */
  limit: number | undefined
  /** They are the last values of a meter that is silent: no colour says that anything is fine. @default false */
  isOld?: boolean
}

/* One set of columns for all phases: their limits stand below each other. */
const Rows = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(40px, 1fr) auto;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  min-inline-size: 0;
`
const Row = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-inline-size: 0;
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}
`
const Name = styled.span`
  font-weight: ${theme.font.weight.semibold};
`
const Value = styled.span`
  text-align: end;
  white-space: nowrap;

  &[data-state='over'] {
    color: ${theme.tone.danger.fg};
    font-weight: ${theme.font.weight.semibold};
  }
`
const Of = styled.span`
  color: ${theme.fg.muted};
`

/** The current of each phase against the limit, on one scale: amber from 80 %, past the mark from 100 % (SMC-008). */
export function PhaseGauges({ phases, limit, isOld = false }: PhaseGaugesProps) {
  const t = useText('smart-charging')
  const { amps } = useMeterWords()
  const axis = axisOf(phases.map(({ share }) => share))
  return (
    <Rows>
      {phases.map(({ phase, amps: value, share, state }) => (
        <Row key={phase}>
          <Name>
            <abbr title={t('reading.phase', { phase })} style={{ textDecoration: 'none' }}>
              {phase}
            </abbr>
          </Name>
          {share === undefined || value === undefined || limit === undefined ? (
            <span />
          ) : (
            <LimitBar
              share={share}
              state={state}
              axis={axis}
              isOld={isOld}
              role="meter"
              aria-label={t('reading.phase', { phase })}
              aria-valuemin={0}
              aria-valuemax={limit}
              aria-valuenow={Math.min(limit, Math.max(0, value))}
              aria-valuetext={[
                t('reading.ofLimit', { amps: amps(value), limit: amps(limit) }),
                ...(state === 'unknown' || isOld ? [] : [t(`state.${state}`)]),
              ].join(', ')}
            />
          )}
          <Value data-state={isOld ? undefined : state}>
            {value === undefined ? MISSING : t('reading.amps', { amps: amps(value) })}
            {value !== undefined && limit !== undefined && <Of>{` / ${amps(limit)} A`}</Of>}
          </Value>
        </Row>
      ))}
    </Rows>
  )
}
