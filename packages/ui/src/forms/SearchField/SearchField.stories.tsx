import { SEARCH_LIMIT } from '@corrente/domain/paging'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { SearchField } from './SearchField.tsx'

const Example = stateful(SearchField, { value: 'onChange' })

const meta = {
  title: 'Forms/SearchField',
  component: Example,
  subcomponents: { SearchField },
  args: { label: 'Buscar usuários', placeholder: 'Nome ou e-mail', value: '', onChange: fn() },
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
      {({ name, text }) => <Example onChange={fn()} label={text || name} value={text ?? ''} isLabelShown />}
    </Scenarios>
  ),
}

/** What is pasted over the limit is kept and marked, and nothing is asked until it is short enough. */
export const TooLong: Story = {
  render: function Asked(args) {
    const [value, setValue] = useState('')
    return (
      <>
        <SearchField {...args} value={value} onChange={setValue} />
        <output>{value.length}</output>
      </>
    )
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Buscar usuários' })
    await userEvent.click(input)
    await userEvent.paste('a'.repeat(SEARCH_LIMIT + 1))
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0$/)
    await userEvent.keyboard('{Backspace}')
    await expect(input).not.toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(new RegExp(`^${SEARCH_LIMIT}$`)))
  },
}

/** A letter is seen at once and asks nothing; all of them are handed over at a pause, or when the field is left. */
export const Typing: Story = {
  args: { pauseMs: 400 },
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('searchbox', { name: 'Buscar usuários' })
    await step('a pause hands over once', async () => {
      await userEvent.type(input, 'Hele')
      await expect(input).toHaveValue('Hele')
      await expect(args.onChange).not.toHaveBeenCalled()
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Hele'))
      await expect(args.onChange).toHaveBeenCalledOnce()
    })
    await step('Enter and leaving wait for nothing', async () => {
      await userEvent.type(input, 'n{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith('Helen')
      await userEvent.type(input, 'a')
      await expect(args.onChange).not.toHaveBeenCalledWith('Helena')
      await userEvent.tab()
      await expect(args.onChange).toHaveBeenLastCalledWith('Helena')
    })
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
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
