import { groupFixture } from '@corrente/domain/fixtures'
import { checkForm } from '@corrente/domain/forms'
import { GROUP_FORM, type GroupValues, groupForm } from '@corrente/domain/station-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { phone, SCENARIOS } from '../../../testing/index.ts'
import { SaveNotice } from '../../forms/index.ts'
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
  name: 'GRP-017 GRP-018 GRP-019 GRP-020 every required field says so in the tenant’s words',
  args: { isNew: true, values: fresh, errors: checkForm(GROUP_FORM, fresh) },
  play: async ({ canvas }) => {
    for (const [label, words] of [
      ['Nome', 'O campo nome é obrigatório.'],
      ['CEP', 'O campo CEP é obrigatório.'],
      ['Rua', 'O campo rua é obrigatório.'],
      ['Número', 'O campo número é obrigatório.'],
      ['Cidade', 'O campo cidade é obrigatório.'],
      ['Estado', 'O campo estado é obrigatório.'],
      ['Latitude', 'O campo latitude é obrigatório.'],
      ['Longitude', 'O campo longitude é obrigatório.'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(canvas.getByText(words)).toBeVisible()
    }
    await expect(canvas.getByText('8 campos precisam de correção')).toBeVisible()
  },
}

const wordy: GroupValues = { ...loaded, name: SCENARIOS[1].text, externalId: SCENARIOS[2].text }

export const Contents: Story = { args: { values: wordy, errors: checkForm(GROUP_FORM, wordy) } }

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Nome')).toHaveFocus()
    await userEvent.keyboard('{End}!{Enter}')
    await expect(canvas.getByLabelText('Nome')).toHaveValue(`${loaded.name}!`)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^ID externo/)).toHaveFocus()
  },
}

/** The answer was lost: the person looks first. */
export const Unknown: Story = {
  args: { notice: <SaveNotice kind="unknown" refusal="" onVerify={fn()} />, onDiscardDraft: fn() },
}

export const OnAPhone: Story = { ...phone, args: { isNew: true, values: fresh } }
