import { SHOWROOM } from 'virtual:corrente/showroom'
import { SCHEMES, theme } from '@corrente/themes'
import { Combobox, SegmentedControl } from '@corrente/ui/forms'
import { Chip, Skeleton } from '@corrente/ui/primitives'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import type { ShowroomGlobals } from '../toolbar/globals.ts'
import { searchTenants } from '../toolbar/tenantSearch.ts'
import { Filters, Head, Lead, Page, Title, Wide } from './page.ts'
import { StoryCell } from './StoryCell.tsx'
import { StoryPicker, useChosenStory } from './StoryPicker.tsx'
import { SHEET_SIZES, type SheetSize, scaleOf } from './sheetSizes.ts'
import type { LoadedStory } from './storyModules.ts'
import { tenantOf } from './tenants.ts'

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, min(100%, var(--inline) * 1px));
  gap: ${theme.space[4]};
`
const Pair = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  min-inline-size: 0;
`

export interface CompareProps {
  globals: ShowroomGlobals
  /** Id of the story that is shown. */
  story: string
  /** Ids of the tenants side by side, in order; unknown ones are the default's. */
  tenants: readonly string[]
  /** How wide a cell may be; what has no room wraps. */
  size: SheetSize
  /** Another story, other tenants or another size were chosen. */
  onChange: (given: { story?: string; tenants?: string[]; size?: SheetSize }) => void
}

/** One story under a few tenants side by side, light above dark. */
export function Compare({ globals, story, tenants, size, onChange }: CompareProps) {
  const chosen = useChosenStory(story)
  const [query, setQuery] = useState('')
  const others = useMemo(
    () => searchTenants(SHOWROOM, query).filter(({ id }) => !tenants.includes(id)),
    [query, tenants],
  )
  return (
    <Page>
      <Head>
        <Title>Compare</Title>
        <Lead>Any story under a few brands side by side, light above dark.</Lead>
      </Head>
      <Filters>
        <Wide>
          <StoryPicker chosen={chosen} onChoose={(id) => onChange({ story: id })} />
        </Wide>
        <Combobox
          label="Add a tenant"
          query={query}
          onQueryChange={setQuery}
          items={others}
          keyOf={({ id }) => id}
          textOf={({ name }) => name}
          onSelect={({ id }) => {
            setQuery('')
            onChange({ tenants: [...tenants, id] })
          }}
          emptyText="No other tenant answers to these words"
        />
        <SegmentedControl
          label="Size"
          options={SHEET_SIZES.map((value) => ({ value, label: value }))}
          value={size}
          onChange={(value) => onChange({ size: value })}
        />
      </Filters>
      <Chips>
        {tenants.map((id) => (
          <Chip
            key={id}
            onRemove={() => onChange({ tenants: tenants.filter((each) => each !== id) })}
            removeLabel={`Remove ${tenantOf(id).name}`}
          >
            {tenantOf(id).name}
          </Chip>
        ))}
      </Chips>
      {chosen.kind === 'failed' ? <p role="alert">{chosen.message}</p> : null}
      {chosen.kind === 'loading' ? <Skeleton shape="block" /> : null}
      {chosen.kind === 'ready' ? <CompareSheet story={chosen.story} {...{ tenants, size, globals }} /> : null}
    </Page>
  )
}

/** A column for each tenant, light above dark; what has no room beside the others stands below them. */
export function CompareSheet({
  story,
  tenants,
  size,
  globals,
}: Pick<CompareProps, 'tenants' | 'size' | 'globals'> & { readonly story: LoadedStory }) {
  const scale = scaleOf(size, story.width)
  return (
    <Sheet style={{ '--inline': story.width * scale }}>
      {tenants.map((id) => (
        <Pair key={id}>
          {SCHEMES.map((scheme) => (
            <StoryCell
              key={scheme}
              story={story}
              tenant={id}
              scheme={scheme}
              globals={globals}
              scale={scale}
              hasScheme
            />
          ))}
        </Pair>
      ))}
    </Sheet>
  )
}
