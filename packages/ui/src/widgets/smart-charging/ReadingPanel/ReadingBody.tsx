import { isOld, type MeterLoad, type MeterReading, meterLoad } from '@corrente/domain/smart-charging'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useFormats, useNow } from '../../../foundations/index.ts'
import { Rows } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, DescriptionList } from '../../../primitives/index.ts'
import { PhaseGauges } from '../PhaseGauges/PhaseGauges.tsx'
import { LOAD_TONES, useMeterWords } from '../useMeterWords.ts'

/** How often the age of a reading is written anew, in milliseconds. */
export const AGE_EVERY_MS = 5000

export interface ReadingBodyProps {
  reading: MeterReading
  /** Amperes per phase; undefined: not known. */
  limit: number | undefined
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`
const Left = styled.strong`
  font-weight: ${theme.font.weight.semibold};
`

/** The state of a reading in a word, and what is left of the limit. */
function Verdict({ load }: { readonly load: MeterLoad }) {
  const t = useText('smart-charging')
  const { left } = useMeterWords()
  // Of a meter that is silent nothing is left to count on.
  const text = load.state === 'silent' ? undefined : left(load)
  return (
    <Head>
      <Badge tone={LOAD_TONES[load.state]}>{t(`state.${load.state}`)}</Badge>
      {text && <Left>{text}</Left>}
      {load.gap && <span>{t(`gap.${load.gap}`)}</span>}
    </Head>
  )
}

/** A reading: how it stands, its phases, the highest of them, when it was measured and how long ago (SMC-005, SMC-008). */
export function ReadingBody({ reading, limit }: ReadingBodyProps) {
  const t = useText('smart-charging')
  const words = useMeterWords()
  const { timestamp } = useFormats()
  const load = meterLoad(reading, limit, useNow(AGE_EVERY_MS))
  const { max, ageMs } = load
  return (
    <Rows $gap={3}>
      <Verdict load={load} />
      {load.state === 'silent' && reading.at !== undefined && (
        <p>{t('reading.lastValues', { time: timestamp(reading.at, 'DD/MM/YYYY HH:mm') })}</p>
      )}
      <PhaseGauges phases={load.phases} limit={limit} isOld={load.state === 'silent'} />
      <DescriptionList
        items={[
          {
            key: 'max',
            term: t('reading.max'),
            value: max === undefined ? undefined : t('reading.amps', { amps: words.amps(max) }),
          },
          ...(limit === undefined
            ? []
            : [{ key: 'limit', term: t('reading.limit'), value: words.limit(limit) }]),
          {
            key: 'at',
            term: t('reading.at'),
            value: reading.at !== undefined && (
              <>
                {timestamp(reading.at, 'DD/MM/YYYY HH:mm')}{' '}
                <Badge tone={isOld(ageMs) ? 'warning' : 'neutral'}>{words.age(ageMs ?? 0)}</Badge>
              </>
            ),
          },
        ]}
      />
    </Rows>
  )
}
