import type { AnswerGroup, SharedTrait } from '@corrente/domain/operations'
import { theme } from '@corrente/themes'
import { Fragment } from 'react'
import styled from 'styled-components'
import { Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.inset};
  font-size: ${theme.font.size[13]};

  & dt {
    font-weight: ${theme.font.weight.medium};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`

/** Answers that need a person, folded, each with what its stations share: "15 NotSupported: all X200, 1.2.0". */
export function AnswerGroups({ groups }: { groups: readonly AnswerGroup[] }) {
  const t = useText('operations')
  if (groups.length === 0) return null
  const saidOf = (shared: readonly SharedTrait[]): string =>
    shared.length === 0
      ? t('common.nothing')
      : t('common.all', {
          traits: shared.map(({ trait, value }) => t(`common.${trait}`, { value })).join(', '),
        })
  return (
    <section aria-label={t('common.title')}>
      <Small as="p">{t('common.title')}</Small>
      <List>
        {groups.map(({ verdict, word, stations, shared }) => (
          <Fragment key={`${verdict} ${word ?? ''}`}>
            <dt>
              {stations.length} · {word ?? t(`verdict.${verdict}`)}
            </dt>
            <dd>{saidOf(shared)}</dd>
          </Fragment>
        ))}
      </List>
    </section>
  )
}
