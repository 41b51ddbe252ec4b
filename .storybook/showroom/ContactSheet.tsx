import { SHOWROOM } from 'virtual:corrente/showroom'
import { theme } from '@corrente/themes'
import { SearchField, SegmentedControl } from '@corrente/ui/forms'
import { Skeleton } from '@corrente/ui/primitives'
import { useMemo } from 'react'
import styled from 'styled-components'
import type { ShowroomGlobals } from '../toolbar/globals.ts'
import { filterOf, searchTenants } from '../toolbar/tenantSearch.ts'
import { Filters, Head, Lead, Page, Quiet, Title, Wide } from './page.ts'
import { StoryCell } from './StoryCell.tsx'
import { StoryPicker, useChosenStory } from './StoryPicker.tsx'
import { SHEET_SIZES, type SheetSize, scaleOf } from './sheetSizes.ts'

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, min(100%, var(--inline) * 1px));
  gap: ${theme.space[4]};
`

export interface ContactSheetProps {
  globals: ShowroomGlobals
  /** Id of the story that is shown: `primitives-button--states`. */
  story: string
  /** How wide a cell may be: about 320 or 500 px, or the story's own size. */
  size: SheetSize
  /** Which tenants are shown: words that they answer to, as an address can hold them; empty for all. */
  filter: string
  /** Another story, size or filter was chosen. */
  onChange: (given: { story?: string; size?: SheetSize; filter?: string }) => void
}

/** One story under every tenant, in the toolbar's scheme. */
export function ContactSheet({ globals, story, size, filter, onChange }: ContactSheetProps) {
  const chosen = useChosenStory(story)
  const tenants = useMemo(() => searchTenants(SHOWROOM, filter), [filter])
  const scale = chosen.kind === 'ready' ? scaleOf(size, chosen.story.width) : 1
  return (
    <Page>
      <Head>
        <Title>Contact sheet</Title>
        <Lead>
          One story under every brand, in the toolbar’s scheme, density and language. Look for the one that
          jars. A whole screen shows its wide layout, however small the cell.
        </Lead>
      </Head>
      <Filters>
        <Wide>
          <StoryPicker chosen={chosen} onChoose={(id) => onChange({ story: id })} />
        </Wide>
        <SearchField
          label="Tenants"
          isLabelShown
          placeholder="all, or: teal, brand-chrome"
          value={filter}
          onChange={(words) => onChange({ filter: filterOf(words) })}
        />
        <SegmentedControl
          label="Size"
          options={SHEET_SIZES.map((value) => ({ value, label: value }))}
          value={size}
          onChange={(value) => onChange({ size: value })}
        />
      </Filters>
      <Quiet role="status">
        {tenants.length} of {SHOWROOM.length} tenants
      </Quiet>
      {chosen.kind === 'failed' ? <p role="alert">{chosen.message}</p> : null}
      {chosen.kind === 'loading' ? <Skeleton shape="block" /> : null}
      {chosen.kind === 'ready' ? (
        <Sheet style={{ '--inline': chosen.story.width * scale }}>
          {tenants.map(({ id }) => (
            <StoryCell
              key={id}
              story={chosen.story}
              tenant={id}
              scheme={globals.scheme}
              globals={globals}
              scale={scale}
            />
          ))}
        </Sheet>
      ) : null}
    </Page>
  )
}
