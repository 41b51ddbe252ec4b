import type { ChargingProfile } from '@corrente/domain/charging-profiles'
import { isExpired } from '@corrente/domain/charging-profiles'
import { theme } from '@corrente/themes'
import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { SearchField } from '../../../forms/index.ts'
import { useClock } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { ButtonLink } from '../../../primitives/index.ts'
import { type ListParts, RecordList } from '../../lists/index.ts'
import { useProfileWords } from '../useProfileWords.ts'
import { type Curves, type ProfileLinks, useProfileColumns } from './useProfileColumns.tsx'

export interface ProfileListProps extends ListParts<ChargingProfile> {
  query: string
  onQueryChange: (query: string) => void
  /** The days of the profiles in view. */
  curves: Curves
  /** Keep it: other links are another function. */
  linksOf: (profile: ChargingProfile) => ProfileLinks
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[3]};
`
const Search = styled.div`
  flex: 1 1 240px;
  max-inline-size: 360px;
`
const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  /* A field keeps as much below itself for its error. */
  margin-block-end: ${theme.space[1]};
`
const Quiet = styled.p`
  max-inline-size: 80ch;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`

/** The charging profiles, as they work on a charger: by purpose, the higher level first (OPS-048 to OPS-051). */
export function ProfileList(props: ProfileListProps) {
  const { list, query, onQueryChange, createHref } = props
  const t = useText('charging-profiles')
  const words = useProfileWords()
  const clock = useClock()
  return (
    <RecordList
      {...props}
      words={t}
      header={null}
      filters={
        <Bar>
          <Search>
            <SearchField label={t('list.search')} value={query} onChange={onQueryChange} />
          </Search>
          <Ends>
            {props.actions}
            {createHref === undefined ? (
              <Quiet>{t('list.notAllowed')}</Quiet>
            ) : (
              <ButtonLink href={createHref} tone="brand" icon={<Plus aria-hidden="true" />}>
                {t('list.create')}
              </ButtonLink>
            )}
          </Ends>
        </Bar>
      }
      label={t('list.title')}
      columns={useProfileColumns(props.curves, props.linksOf)}
      keyOf={({ pk }) => String(pk)}
      textOf={words.nameOf}
      toneOf={(row) => (isExpired(row, clock.now()) ? 'muted' : 'neutral')}
      isNarrowed={query.trim() !== ''}
      onClear={() => onQueryChange('')}
      noMatch={{ detail: t('list.noMatchDetail') }}
      note={list.total !== undefined && t('list.count', { count: list.total })}
    >
      <Quiet>{t('list.note')}</Quiet>
    </RecordList>
  )
}
