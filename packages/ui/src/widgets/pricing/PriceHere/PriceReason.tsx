import type { PriceClaim, PriceHere } from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { MISSING } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, TextLink } from '../../../primitives/index.ts'
import { usePriceHereWords } from './usePriceHereWords.ts'

/** What names the groups and profiles of a reason, and leads to them. */
export interface PriceSources {
  /** Undefined: the list does not have it. */
  profileName: (uuid: string) => string | undefined
  profileHref: (uuid: string) => string
  groupHref: (id: number) => string
}

const Why = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  color: ${theme.fg.muted};
`
const Claims = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[4]};
`
const Parts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
`

/** Which layer gives a connector its price, by which profile of which group. */
export function PriceReason({ price, ...sources }: { readonly price: PriceHere } & PriceSources) {
  const t = useText('price-here')
  const words = usePriceHereWords()
  const { claims } = price
  if (price.kind === 'ambiguous')
    return (
      <Why>
        <p>{t('why.ambiguous', { count: claims.length })}</p>
        <Claims>
          {claims.map((claim) => (
            <li key={claim.group.id}>
              <Claim claim={claim} {...sources} />
            </li>
          ))}
        </Claims>
      </Why>
    )
  return (
    <Why>
      <p>
        {price.kind === 'profile' ? words.layer(price.layer) : t(`why.${price.why}`)}
        {price.kind === 'profile' && price.isClash && (
          <>
            {' '}
            <Badge tone="warning">{t('clash')}</Badge>
          </>
        )}
      </p>
      {claims.length > 0 && (
        <Parts>
          {price.claims[0]?.uuid !== undefined && <ProfileName uuid={price.claims[0].uuid} {...sources} />}
          {claims.map(({ group }) => (
            <GroupName key={group.id} group={group} groupHref={sources.groupHref} />
          ))}
        </Parts>
      )}
      {price.kind === 'profile' && price.isClash && <p>{t('clashDetail')}</p>}
      {price.kind === 'profile' && price.isPartlyUnread && <p>{t('partlyUnread')}</p>}
    </Why>
  )
}

function GroupName({
  group: { id, name },
  groupHref,
}: Pick<PriceClaim, 'group'> & Pick<PriceSources, 'groupHref'>) {
  const t = useText('price-here')
  return (
    <span>
      {t('group')} <TextLink href={groupHref(id)}>{name ?? String(id)}</TextLink>
    </span>
  )
}

function ProfileName({
  uuid,
  profileName,
  profileHref,
}: { readonly uuid: string } & Omit<PriceSources, 'groupHref'>) {
  const t = useText('price-here')
  const name = profileName(uuid)
  return (
    <span>
      {t('profile')} {name === undefined ? MISSING : <TextLink href={profileHref(uuid)}>{name}</TextLink>}
    </span>
  )
}

/** What one of several groups says. */
function Claim({ claim, ...sources }: { readonly claim: PriceClaim } & PriceSources) {
  const t = useText('price-here')
  const words = usePriceHereWords()
  const { uuid, layer } = claim
  return (
    <Parts>
      <GroupName group={claim.group} groupHref={sources.groupHref} />
      {uuid === undefined ? <span>{t('ownPrice')}</span> : <ProfileName uuid={uuid} {...sources} />}
      {uuid !== undefined && <span>{layer ? words.price(layer.tariff) : MISSING}</span>}
    </Parts>
  )
}
