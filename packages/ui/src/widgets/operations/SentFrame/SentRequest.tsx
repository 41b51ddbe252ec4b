import type { QuotedField } from '@corrente/domain/operations'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { DescriptionList, PersonalText } from '../../../primitives/index.ts'

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.inset};
`

export interface SentRequestProps {
  /** The fields that went out, besides the stations. */
  fields: readonly QuotedField[]
}

/** Longer ones are data of a maker, whose end nobody compares. */
const LONGEST = 500
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** The request as it went out, by the names of the contract: what a charger answers is an answer to this. */
export function SentRequest({ fields }: SentRequestProps) {
  const t = useText('operations')
  if (fields.length === 0) return null
  return (
    <Root aria-label={t('request.title')}>
      <Small as="p">{t('request.title')}</Small>
      <DescriptionList
        items={fields.map(({ field, value, isPersonal }) => ({
          key: field,
          term: field,
          value:
            value === undefined ? t('request.now') : isPersonal ? <PersonalText text={value} /> : cut(value),
        }))}
      />
    </Root>
  )
}
