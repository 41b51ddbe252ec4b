import type { Term } from '@corrente/domain/ocpp'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { type Translate, useText } from '../../../messages/index.ts'

const List = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;

  & dt {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
  & dd {
    margin: 0;
  }
`
const Name = styled.strong`
  display: block;
  margin-block-end: ${theme.space[2]};
`
const Origin = styled.p`
  margin-block-start: ${theme.space[2]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`

const ORIGINS = { 'v1.5': 'v15', 'v1.6': 'v16', both: 'both', server: 'server' } as const

/** What a word means; its catalogue is loaded when it is first shown. */
export function TermText({ term }: { term: Term }) {
  const t = useText('ocpp')
  return (
    <>
      <Name>{term.name}</Name>
      <List>
        {linesOf(term, t).map(([head, line]) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{line}</dd>
          </div>
        ))}
      </List>
      <Origin>
        {t(`origin.${ORIGINS[term.origin]}`)}
        {term.kind === 'key' && term.isReadOnly && ` ${t('readOnly')}`}
      </Origin>
    </>
  )
}

type Line = readonly [head: string, text: string]

function linesOf(term: Term, t: Translate<'ocpp'>): readonly Line[] {
  const three = (meaning: string, cause: string, action: string): readonly Line[] => [
    [t('meaning'), meaning],
    [t('cause'), cause],
    [t('action'), action],
  ]
  switch (term.kind) {
    case 'status':
      return three(
        t(`status.${term.name}.meaning`),
        t(`status.${term.name}.cause`),
        t(`status.${term.name}.action`),
      )
    case 'error':
      return three(
        t(`error.${term.name}.meaning`),
        t(`error.${term.name}.cause`),
        t(`error.${term.name}.action`),
      )
    case 'reason':
      return three(
        t(`reason.${term.name}.meaning`),
        t(`reason.${term.name}.cause`),
        t(`reason.${term.name}.action`),
      )
    case 'answer':
      return three(
        t(`answer.${term.name}.meaning`),
        t(`answer.${term.name}.cause`),
        t(`answer.${term.name}.action`),
      )
    case 'key':
      return [
        [t('meaning'), t(`key.${term.name}.meaning`)],
        [t('advice'), t(`key.${term.name}.advice`)],
      ]
  }
}
