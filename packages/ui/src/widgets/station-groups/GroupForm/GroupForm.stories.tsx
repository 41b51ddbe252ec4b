import { groupFixture } from '@corrente/domain/fixtures'
import { checkForm } from '@corrente/domain/forms'
import { GROUP_FORM, groupForm } from '@corrente/domain/station-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { GroupForm, type GroupFormProps } from './GroupForm.tsx'

const loaded = groupForm(groupFixture(), 'BR').values
const fresh = groupForm(undefined, 'BR').values

/** Keeps what is typed, as the page does. */
function Editing({ values: first, onChange, ...props }: GroupFormProps) {
  const [values, setValues] = useState(first)
  return (
    <GroupForm
      {...props}
      values={values}
      onChange={(change) => {
        setValues(change)
        onChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/StationGroups/GroupForm',
  component: GroupForm,
  args: {
    isNew: false,
    values: loaded,
    onChange: fn(),
    errors: {},
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/station_groups',
    center: { lat: -23.5505, lng: -46.6333 },
  },
  argTypes: { notice: { control: false }, ref: { control: false } },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof GroupForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A new one, after a first try with nothing in it: every required field says so. */
export const States: Story = {
  tags: ['GRP-017', 'GRP-018', 'GRP-019', 'GRP-020'],
  args: { isNew: true, values: fresh, errors: checkForm(GROUP_FORM, fresh) },
}
