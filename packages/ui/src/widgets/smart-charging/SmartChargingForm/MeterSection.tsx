import type { MeterReading } from '@corrente/domain/smart-charging'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Skeleton } from '../../../primitives/index.ts'
import { MeterSearch, type MeterSearchProps } from '../MeterSearch/MeterSearch.tsx'
import { ReadingBody } from '../ReadingPanel/ReadingBody.tsx'

/** A meter's latest reading; 'missing': the service does not know it. */
export type LiveReading = Loadable<MeterReading | 'missing'>

export interface MeterSectionProps extends MeterSearchProps {
  /** The reading of the meter that is linked now; undefined without one. */
  linkedReading: LiveReading | undefined
  /** The reading of the meter that stands in the form, where it is another one. */
  chosenReading: LiveReading | undefined
  /** Amperes per phase, as they stand in the form. */
  limit: number | undefined
  /** What is wrong with the chosen meter. */
  error: string | undefined
  /** Puts another meter into the form, or none: ''. */
  onChoose: (meterId: string) => void
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: ${theme.space[4]};
`
const Side = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  min-inline-size: 0;
`
const SideTitle = styled.h3`
  font-size: ${theme.font.size[14]};
  overflow-wrap: anywhere;
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

function OneReading({
  title,
  reading,
  limit,
}: {
  title: string
  reading: LiveReading
  limit: number | undefined
}) {
  const t = useText('smart-charging')
  const { data } = reading
  return (
    <Side aria-label={title}>
      <SideTitle>{title}</SideTitle>
      {data === 'missing' ? (
        <p>{t('meter.missing')}</p>
      ) : data !== undefined ? (
        <ReadingBody reading={data} limit={limit} />
      ) : shownOf(reading) === 'failed' ? (
        <p>{t('meter.failed')}</p>
      ) : (
        <Skeleton shape="block" blockSize="120px" />
      )}
    </Side>
  )
}

/** The meter of a group: the one that is linked, another one in its place, both live before anything is saved, or none. */
export function MeterSection(props: MeterSectionProps) {
  const { linked, chosen, linkedReading, chosenReading, limit, error, onChoose } = props
  const t = useText('smart-charging')
  const isOther = chosen !== linked
  return (
    <>
      <Line>
        <span>
          {chosen === ''
            ? linked === ''
              ? t('meter.none')
              : t('meter.removed', { id: linked })
            : isOther
              ? t('meter.chosen', { id: chosen })
              : t('meter.current', { id: chosen })}
        </span>
        {chosen !== '' && !isOther && (
          <Button size="small" onClick={() => onChoose('')}>
            {t('meter.remove')}
          </Button>
        )}
        {isOther && (
          <Button size="small" onClick={() => onChoose(linked)}>
            {t('meter.undo')}
          </Button>
        )}
      </Line>
      {error !== undefined && (
        <Banner tone="danger" isAnnounced>
          {error}
        </Banner>
      )}
      {isOther && chosen !== '' && chosenReading && (
        <Sides>
          {linkedReading && (
            <OneReading title={t('meter.now', { id: linked })} reading={linkedReading} limit={limit} />
          )}
          <OneReading title={t('meter.next', { id: chosen })} reading={chosenReading} limit={limit} />
        </Sides>
      )}
      <MeterSearch {...props} />
    </>
  )
}
