import { SHOWROOM } from 'virtual:corrente/showroom'
import { SCHEMES, theme } from '@corrente/themes'
import { Combobox } from '@corrente/ui/forms'
import { useInlineSize } from '@corrente/ui/foundations'
import { Chip, Skeleton } from '@corrente/ui/primitives'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import type { ShowroomGlobals } from '../toolbar/globals.ts'
import { searchTenants } from '../toolbar/tenantSearch.ts'
import { Filters, Head, Lead, Page, Title, Wide } from './page.ts'
import { StoryCell } from './StoryCell.tsx'
import { StoryPicker, useChosenStory } from './StoryPicker.tsx'
import { tenantOf } from './tenants.ts'

/** Between two cells, CSS pixels. */
const GAP = 16

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
const Scroller = styled.div`
  max-inline-size: 100%;
  padding-block-end: ${theme.space[2]};
  overflow-x: auto;
`
const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--count), minmax(min(var(--inline) * 1px, 90vw), max-content));
  gap: ${GAP}px;
`

/** Below this nothing can be judged: the cells then scroll sideways. */
const SMALLEST = 0.25

/** The largest scale, 0.25 to 1, under which `count` stories of a width stand side by side in a room, all in CSS pixels. */
const fittingScale = (room: number, count: number, width: number): number =>
  Math.min(1, Math.max(SMALLEST, ((room + GAP) / Math.max(1, count) - GAP) / width))

export interface CompareProps {
  globals: ShowroomGlobals
  /** Id of the story that is shown. */
  story: string
  /** Ids of the tenants side by side, in order; unknown ones are the default's. */
  tenants: readonly string[]
  /** Another story or other tenants were chosen. */
  onChange: (given: { story?: string; tenants?: string[] }) => void
}

/** One story under a few tenants side by side, light above dark. */
export function Compare({ globals, story, tenants, onChange }: CompareProps) {
  const chosen = useChosenStory(story)
  const [query, setQuery] = useState('')
  const others = useMemo(
    () => searchTenants(SHOWROOM, query).filter(({ id }) => !tenants.includes(id)),
    [query, tenants],
  )
  const [scroller, room] = useInlineSize<HTMLDivElement>()
  const scale = chosen.kind === 'ready' ? fittingScale(room, tenants.length, chosen.story.width) : 1
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
      <Scroller ref={scroller}>
        {chosen.kind === 'ready' ? (
          <Sheet style={{ '--count': tenants.length, '--inline': chosen.story.width * scale }}>
            {SCHEMES.flatMap((scheme) =>
              tenants.map((id) => (
                <StoryCell
                  key={`${id} ${scheme}`}
                  story={chosen.story}
                  tenant={id}
                  scheme={scheme}
                  globals={globals}
                  scale={scale}
                  hasScheme
                />
              )),
            )}
          </Sheet>
        ) : null}
      </Scroller>
    </Page>
  )
}
