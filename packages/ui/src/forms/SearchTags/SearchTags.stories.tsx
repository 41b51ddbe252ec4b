import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { SearchTags, type SearchTagsProps } from './SearchTags.tsx'

const onChange = fn<SearchTagsProps['onChange']>()

const Example = stateful(SearchTags, { tags: 'onChange' })

const SEVEN = ['Helena', 'Bruno', 'Eletroposto Paulista', '1042', 'a@example.com', 'Clara', 'Davi']

const meta = {
  title: 'Forms/SearchTags',
  component: SearchTags,
  render: Example,
  args: { label: 'Buscar movimentações', placeholder: 'Usuário, e-mail ou transação', tags: [], onChange },
} satisfies Meta<typeof SearchTags>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { tags: ['Helena', 'Eletroposto Paulista'] } }

export const States: Story = {
  parameters: { visual: { width: 512, height: 793 } },
  render: (args) => (
    <StateSheet rows={['plain', 'hint', 'error', 'disabled']} columns={['empty', 'seven']}>
      {(row, column) => (
        <Example
          {...args}
          tags={column === 'seven' ? SEVEN : []}
          hint={row === 'hint' ? 'Enter acrescenta um termo' : undefined}
          error={row === 'error' ? 'Nada foi encontrado' : undefined}
          disabledReason={row === 'disabled' ? 'Campo temporariamente desativado' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 640 } },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => <Example {...args} label={text || name} tags={text ? [text, name] : []} />}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Buscar movimentações' })
    await step('Enter makes a chip, not twice', async () => {
      await userEvent.tab()
      await userEvent.keyboard('Helena{Enter}HELENA{Enter} Bruno {Enter}')
      await expect(onChange).toHaveBeenLastCalledWith(['Helena', 'Bruno'])
      await expect(input).toHaveValue('')
      await expect(canvas.getByRole('status')).toHaveTextContent('2 termos')
    })
    await step('Backspace in the empty field takes the last; what is typed is not touched', async () => {
      await userEvent.keyboard('x{Backspace}{Backspace}')
      await expect(onChange).toHaveBeenLastCalledWith(['Helena'])
    })
    await step('the cross takes one away and the field keeps the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remover Helena' }))
      await expect(onChange).toHaveBeenLastCalledWith([])
      await expect(input).toHaveFocus()
    })
    await step('a pasted column becomes chips', async () => {
      await userEvent.paste('101\n102\n103\n')
      await expect(onChange).toHaveBeenLastCalledWith(['101', '102', '103'])
    })
  },
}

/** Five in sight, seven characters each, the whole as name; the others behind a button. */
export const Many: Story = {
  tags: ['FIN-039', 'FIN-040'],
  args: { tags: SEVEN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eletrop…')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remover Eletroposto Paulista' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remover Clara' })).toBeNull()
    const more = canvas.getByRole('button', { name: 'Mais 2 termos' })
    await expect(more).toHaveAccessibleDescription('Clara · Davi')
    await userEvent.click(more)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remover Clara' }))
    await expect(onChange.mock.lastCall?.[0]).not.toContain('Clara')
  },
}
