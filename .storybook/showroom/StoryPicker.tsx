import { Combobox } from '@corrente/ui/forms'
import { useEffect, useMemo, useState } from 'react'
import styled from 'styled-components'
import { Quiet } from './page.ts'
import { componentOf, type ListedStory, lineOf, loadStories, placeOf, searchStories } from './storyIndex.ts'
import { type LoadedStory, loadStory } from './storyModules.ts'

const Option = styled.span`
  display: grid;
  min-inline-size: 0;

  > * {
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const renderStory = (story: ListedStory) => (
  <Option title={lineOf(story)}>
    <span>
      {componentOf(story)} · {story.name}
    </span>
    <Quiet as="span">{placeOf(story)}</Quiet>
  </Option>
)

/** What became of the story that was asked for. */
export type ChosenStory =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; listed: ListedStory; story: LoadedStory }

async function choose(id: string): Promise<ChosenStory> {
  const stories = await loadStories()
  const listed = stories.find((each) => each.id === id)
  if (!listed) return { kind: 'failed', message: `There is no story ${id}.` }
  return { kind: 'ready', listed, story: await loadStory(listed) }
}

/** Loads the story with that id; a new id keeps nothing of the old. */
export function useChosenStory(id: string): ChosenStory {
  const [chosen, setChosen] = useState<{ id: string; state: ChosenStory }>()
  useEffect(() => {
    let isWanted = true
    const show = (state: ChosenStory) => {
      if (isWanted) setChosen({ id, state })
    }
    choose(id).then(show, (cause: unknown) =>
      show({ kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) }),
    )
    return () => {
      isWanted = false
    }
  }, [id])
  return chosen?.id === id ? chosen.state : { kind: 'loading' }
}

export interface StoryPickerProps {
  chosen: ChosenStory
  /** Another story was chosen, by its id. */
  onChoose: (id: string) => void
}

/** Search among all stories of the design system, by place and name. */
export function StoryPicker({ chosen, onChoose }: StoryPickerProps) {
  const [stories, setStories] = useState<readonly ListedStory[]>([])
  const [query, setQuery] = useState<string>()
  useEffect(() => {
    // A list that cannot be fetched is told by the chosen story, which needs it too.
    loadStories().then(setStories, () => undefined)
  }, [])
  const shown = chosen.kind === 'ready' ? lineOf(chosen.listed) : ''
  const found = useMemo(() => searchStories(stories, query ?? ''), [stories, query])
  return (
    <Combobox
      label="Story"
      query={query ?? shown}
      onQueryChange={setQuery}
      items={found}
      keyOf={({ id }) => id}
      textOf={lineOf}
      renderItem={renderStory}
      itemHeight={48}
      onSelect={({ id }) => {
        setQuery(undefined)
        onChoose(id)
      }}
      emptyText="No story has all of these words"
      isLoading={stories.length === 0}
    />
  )
}
