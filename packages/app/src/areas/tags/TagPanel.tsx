import { cardParam, type Tag } from '@corrente/domain/tags'
import { latestRecharges } from '@corrente/domain/users'
import { TagCard, type TagCardProps } from '@corrente/ui/widgets/tags'
import { useMemo } from 'react'
import { useMayFindByCard } from '../../features/card-switch/index.ts'
import { useLinks } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { personRechargesQuery } from '../../resources/personRecharges.ts'

/** What an expanded tag shows, with its last recharge where recharges may be searched by card. */
export function TagPanel(props: Pick<TagCardProps, 'tag' | 'editHref' | 'onDelete' | 'onSwitch'>) {
  const { tag } = props
  const linkTo = useLinks()
  return (
    <TagCard
      {...props}
      ownerHref={linkTo('person', tag.ownerPk)}
      parentHref={linkTo('tag', tag.parentIdTag && cardParam(tag.parentIdTag))}
      parentPersonHref={tag.parentUserPk === tag.ownerPk ? undefined : linkTo('person', tag.parentUserPk)}
      recharges={useLastRecharges(tag)}
      rechargeHrefOf={(id) => linkTo('recharge', id)}
    />
  )
}

/** Nothing says when a tag was last used, but its recharges can be asked for. */
function useLastRecharges({ idTag }: Tag): TagCardProps['recharges'] {
  const mayFind = useMayFindByCard()
  const read = useLoadable(
    useMemo(() => personRechargesQuery(mayFind ? [idTag] : undefined), [mayFind, idTag]),
  )
  return mayFind === false ? undefined : { ...read, data: read.data && latestRecharges(read.data) }
}
