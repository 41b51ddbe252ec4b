import type { MeterLoad } from '@corrente/domain/smart-charging'
import { ageOf } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

/** What the dot says (VGR-007): online, offline, unknown; `old` says online and has not measured since. */
const DOTS = {
  online: css`background: ${theme.status.available.mark};`,
  offline: css`background: ${theme.status.busy.mark};`,
} as const

const Line = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
const Dot = styled.span<{ $kind: keyof typeof DOTS }>`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: 50%;
  ${({ $kind }) => DOTS[$kind]}

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
/* How the meter stands is its own: no colour of a row whose limit is passed. */
const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  color: ${theme.fg.default};

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    overflow-wrap: anywhere;
  }
`
/** It goes to the next line whole: no code is broken while it fits. */
const Code = styled.span`
  display: inline-block;
`

/** The meter of a group: a dot, its state in a word and the age of its reading; a dash where nothing is known (VGR-007). */
export function MeterCell({ load, meterId }: { load: MeterLoad | undefined; meterId: string | undefined }) {
  const t = useText('virtual-groups')
  const common = useText('common')
  const { number } = useFormats()
  if (load === undefined || load.gap === 'noReading' || load.gap === 'noState')
    return (
      <Words>
        {MISSING}
        {meterId !== undefined && <small>{meterId}</small>}
      </Words>
    )
  const isSilent = load.gap === 'offline' || load.gap === 'old'
  const age = load.ageMs === undefined ? undefined : ageOf(0, load.ageMs)
  const phases = load.phases.flatMap(({ phase, amps }) =>
    amps === undefined ? [] : [`${phase} ${number(amps)}`],
  )
  const word = load.gap === 'old' ? 'old' : load.gap === 'offline' ? 'offline' : 'online'
  return (
    <Line>
      <Dot $kind={isSilent ? 'offline' : 'online'} aria-hidden="true" />
      <Words>
        <span>
          {t(`meter.${word}`)}{' '}
          <small>
            {age && `${common(`age.${age.unit}`, { count: age.value })}${meterId ? ' · ' : ''}`}
            {meterId && <Code>{meterId}</Code>}
          </small>
        </span>
        {phases.length > 0 && <small>{t('meter.phases', { phases: phases.join(' · ') })}</small>}
      </Words>
    </Line>
  )
}
