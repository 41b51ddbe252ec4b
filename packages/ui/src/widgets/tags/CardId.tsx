import { usePersonal } from '../../foundations/index.ts'
import { PersonalText, TextLink } from '../../primitives/index.ts'

/** The id of a card, and the way to what is known of it; undefined where this user may not go there. */
export function CardId({ idTag, href }: { readonly idTag: string; readonly href: string | undefined }) {
  const personal = usePersonal()
  // A link leads somewhere: it cannot also be pressed to show what it covers.
  return href === undefined ? (
    <PersonalText text={idTag} />
  ) : (
    <TextLink href={href}>{personal(idTag)}</TextLink>
  )
}
