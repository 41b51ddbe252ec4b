import { type CardFacts, type Tag, tagUserName } from '@corrente/domain/tags'
import { theme } from '@corrente/themes'
import { Ban, CircleStop, Phone, UserPlus } from 'lucide-react'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink } from '../../../primitives/index.ts'
import type { VerdictLinks } from './verdictLinks.ts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  &:empty {
    display: none;
  }
`

interface VerdictBarProps {
  readonly facts: CardFacts
  readonly links: Pick<VerdictLinks, 'edit' | 'stop' | 'caseOf'>
  /** Absent without the right. */
  readonly onSwitch: ((tag: Tag) => void) | undefined
}

/** What else can be done with a card, whatever the verdict. */
export function VerdictBar({ facts: { tag, refused, recharge }, links, onSwitch }: VerdictBarProps) {
  const t = useText('tags')
  const stop = recharge && links.stop(recharge)
  const assign = tag && tagUserName(tag) === undefined ? links.edit(tag.pk) : undefined
  const used = tag ?? refused
  const caseHref = used && links.caseOf(used.idTag)
  return (
    <Bar>
      {stop !== undefined && (
        <ButtonLink size="small" href={stop.href} icon={<CircleStop aria-hidden="true" />}>
          {t(stop.isElsewhere ? 'verdict.stopElsewhere' : 'verdict.stop')}
        </ButtonLink>
      )}
      {assign !== undefined && (
        <ButtonLink size="small" href={assign} icon={<UserPlus aria-hidden="true" />}>
          {t('verdict.assign')}
        </ButtonLink>
      )}
      {caseHref !== undefined && (
        <ButtonLink size="small" href={caseHref} icon={<Phone aria-hidden="true" />}>
          {t('verdict.case')}
        </ButtonLink>
      )}
      {tag && !tag.isInactive && onSwitch && (
        <Button size="small" icon={<Ban aria-hidden="true" />} onClick={() => onSwitch(tag)}>
          {t('switch.deactivate.confirm')}
        </Button>
      )}
    </Bar>
  )
}
