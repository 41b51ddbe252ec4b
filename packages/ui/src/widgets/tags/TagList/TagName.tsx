import { shortTagId, type Tag } from '@corrente/domain/tags'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useIsPersonalHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, PersonalText } from '../../../primitives/index.ts'

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[2]};
  min-inline-size: 0;
`
const Id = styled.span`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`
const Note = styled.small`
  flex: 1 1 100%;
  overflow: hidden;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** A tag's id, cut at 25 characters, with what everybody must know of it: inactive, free, the first words of its note. */
export function TagName({ tag: { idTag, isInactive, isFree, note } }: { tag: Tag }) {
  const t = useText('tags')
  const shown = shortTagId(idTag)
  const isHidden = useIsPersonalHidden()
  return (
    <Root>
      <Id {...(shown !== idTag && !isHidden && { title: idTag })}>
        <PersonalText text={idTag}>{shown}</PersonalText>
      </Id>
      {isInactive && <Badge tone="danger">{t('mark.inactive')}</Badge>}
      {isFree && <Badge tone="info">{t('form.isFree')}</Badge>}
      {note !== undefined && <Note title={note}>{note}</Note>}
    </Root>
  )
}
