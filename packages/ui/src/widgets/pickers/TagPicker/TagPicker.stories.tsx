import type { PickerTag } from '@corrente/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { loaded, notLoaded } from '../../../testing/index.ts'
import { storyPeople } from '../storyPeople.ts'
import { TagPicker, type TagPickerProps, type TagSource } from './TagPicker.tsx'

const tagsOf = (count: number): readonly PickerTag[] =>
  storyPeople(count).map(({ name, email, idTag = '' }) => ({ idTag, userName: name, userEmail: email }))
const sourceOf = (tags: readonly PickerTag[], changes: Partial<TagSource> = {}): TagSource => ({
  tags: loaded(tags),
  total: tags.length,
  hasNoNames: false,
  onSearch: fn(),
  onEnd: fn(),
  ...changes,
})

/** Keeps what is chosen, as a page does. */
function Choosing({ chosen: first, onChoose, ...props }: TagPickerProps) {
  const [chosen, choose] = useState(first)
  return (
    <TagPicker
      {...props}
      chosen={chosen}
      onChoose={(tag) => {
        choose(tag?.idTag ?? '')
        onChoose(tag)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Pickers/TagPicker',
  component: TagPicker,
  args: { label: 'Tag', source: sourceOf(tagsOf(10), { total: 134 }), chosen: '', onChoose: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof TagPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Before it has the focus nothing is read, and nothing turns. */
export const NotAsked: Story = {
  args: { source: sourceOf([], { tags: { ...notLoaded(), state: 'ready' } }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg.lucide-search')).toBeVisible()
  },
}
