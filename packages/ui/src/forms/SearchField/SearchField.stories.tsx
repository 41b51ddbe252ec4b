import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Example({ value: first, ...props }: Omit<SearchFieldProps, 'onChange'>) {
  const [value, setValue] = useState(first)
  return <SearchField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Forms/SearchField',
  component: Example,
  subcomponents: { SearchField },
  args: { label: 'Buscar usuários', placeholder: 'Nome ou e-mail', value: '' },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 400, height: 260 } },
  render: (args) => (
    <StateSheet rows={['empty', 'filled', 'label shown'] as const} columns={['state'] as const}>
      {(row) => (
        <Example
          {...args}
          label={`Buscar usuários (${row})`}
          isLabelShown={row === 'label shown'}
          value={row === 'empty' ? '' : 'Helena'}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: () => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => <Example label={text || name} value={text ?? ''} isLabelShown />}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('searchbox', { name: 'Buscar usuários' })
    await userEvent.type(input, 'Helena')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await userEvent.type(input, 'Bruno')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
}
