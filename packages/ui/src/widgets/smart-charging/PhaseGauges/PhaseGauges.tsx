import type { PhaseLoad } from '@corrente/domain/smart-charging'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { MISSING, tabularNumbers } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { useMeterWords } from '../useMeterWords.ts'

export interface PhaseGaugesProps {
  /** The phases of a reading, against the limit. */
  phases: readonly PhaseLoad[]
  /** Amperes per phase; undefined: not known, and no bar is drawn. */
  limit: number | undefined
  /** They are the last values of a meter that is silent: no colour says that anything is fine. @default false */
  isOld?: boolean
}

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  min-inline-size: 0;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(40px, 1fr) minmax(120px, auto);
  align-items: center;
  gap: ${theme.space[3]};
  min-inline-size: 0;
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}
`
const Name = styled.span`
  font-weight: ${theme.font.weight.semibold};
`
const Track = styled.span`
  position: relative;
  display: block;
  block-size: 10px;
  overflow: hidden;
  border-radius: 999px;
  background: ${theme.bg.active};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
/** The bar ends at the limit; from 80 % and from 100 % of it it has another colour. */
const Bar = styled.span`
  display: block;
  block-size: 100%;
  inline-size: calc(var(--share) * 100%);
  border-radius: inherit;
  background: ${theme.tone.success.solid};

  &[data-state='near'] {
    background: ${theme.tone.warning.solid};
  }

  &[data-state='over'] {
    background: ${theme.tone.danger.solid};
  }

  &[data-old] {
    background: ${theme.fg.muted};
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`
const Value = styled.span`
  text-align: end;
  white-space: nowrap;
`
const Of = styled.span`
  color: ${theme.fg.muted};
`

/** The current of each phase as a small gauge that is full at the limit: amber from 80 %, red from 100 % (SMC-008). */
export function PhaseGauges({ phases, limit, isOld = false }: PhaseGaugesProps) {
  const t = useText('smart-charging')
  const { amps } = useMeterWords()
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
            <Track
              role="meter"
              aria-label={t('reading.phase', { phase })}
              aria-valuemin={0}
              aria-valuemax={limit}
              aria-valuenow={Math.min(limit, Math.max(0, value))}
              aria-valuetext={[
                t('reading.ofLimit', { amps: amps(value), limit: amps(limit) }),
                ...(state === 'unknown' || isOld ? [] : [t(`state.${state}`)]),
              ].join(', ')}
            >
              <Bar
                data-state={state}
                {...(isOld && { 'data-old': '' })}
                style={{ '--share': Math.min(1, Math.max(0, share)) }}
              />
            </Track>
          )}
          <Value>
            {value === undefined ? MISSING : t('reading.amps', { amps: amps(value) })}
            {value !== undefined && limit !== undefined && <Of>{` / ${amps(limit)} A`}</Of>}
          </Value>
        </Row>
      ))}
    </Rows>
  )
}
