import { type KnownId, tagUserName } from '@corrente/domain/tags'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { type Loadable, phaseOf, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Spinner, TextLink } from '../../../primitives/index.ts'

export interface OtherReadingProps {
  /** The registered card that the id is, or is another reading of; null: there is none. */
  reading: Loadable<KnownId | null>
  /** What is known of that card; undefined where this user may not look. */
  hrefOf: (idTag: string) => string | undefined
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  margin: 0;
  overflow-wrap: anywhere;
`

/** Whether a card of the inbox is a registered one that a reader reads in another way (jobs: Tags, Delight). */
export function OtherReading({ reading, hrefOf }: OtherReadingProps) {
  const t = useText('unknown-tags')
  const personal = usePersonal()
  const { data } = reading
  if (data === undefined)
    return phaseOf(reading) === 'failed' ? (
      <Line role="status">
        {t('other.failed')}
        <Button size="small" isBusy={reading.isRetrying} onClick={reading.retry}>
          {t('other.retry')}
        </Button>
      </Line>
    ) : (
      <Line role="status">
        <Spinner />
        {t('other.looking')}
      </Line>
    )
  if (data === null) return <Line role="status">{t('other.none')}</Line>
  const { tag, how } = data
  const href = hrefOf(tag.idTag)
  return (
    <Line role="status">
      {t(`other.${how}`, { tag: personal(tag.idTag), owner: tagUserName(tag) ?? t('other.nobody') })}
      {href !== undefined && <TextLink href={href}>{t('other.open')}</TextLink>}
    </Line>
  )
}
