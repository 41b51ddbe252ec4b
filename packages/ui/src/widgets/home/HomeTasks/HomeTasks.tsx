import { theme } from '@corrente/themes'
import { CreditCard, OctagonX, UserRound } from 'lucide-react'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { ButtonLink } from '../../../primitives/index.ts'

/** Where each task begins; undefined where that is not permitted. */
export interface HomeTaskHrefs {
  /** Ends a recharge that somebody cannot end. */
  readonly stop: string | undefined
  /** Why a card does not start one. */
  readonly card: string | undefined
  /** Who calls, and what runs for them. */
  readonly person: string | undefined
}

export interface HomeTasksProps {
  hrefs: HomeTaskHrefs
}

const TASKS = [
  ['stop', OctagonX],
  ['card', CreditCard],
  ['person', UserRound],
] as const satisfies readonly (readonly [keyof HomeTaskHrefs, unknown])[]

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  a {
    flex: auto;
    min-block-size: 44px;
    padding-inline: ${theme.space[2]};
  }
`

/** What somebody with a phone in the hand opens home for: three buttons for a thumb. */
export function HomeTasks({ hrefs }: HomeTasksProps) {
  const t = useText('home')
  const tasks = TASKS.flatMap(([task, Icon]) => {
    const href = hrefs[task]
    return href === undefined ? [] : [{ task, href, Icon }]
  })
  if (tasks.length === 0) return null
  return (
    <Line role="group" aria-label={t('tasks.title')}>
      {tasks.map(({ task, href, Icon }) => (
        <ButtonLink key={task} href={href} icon={<Icon size={18} aria-hidden="true" />}>
          {t(`tasks.${task}`)}
        </ButtonLink>
      ))}
    </Line>
  )
}
