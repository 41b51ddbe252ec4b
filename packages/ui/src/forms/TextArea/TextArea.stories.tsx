import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Scenarios, StateSheet, stateful } from '../../testing/index.ts'
import { TextArea } from './TextArea.tsx'

const Example = stateful(TextArea, { value: 'onChange' })

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  render: Example,
  args: { label: 'Mensagem', value: '', limit: 255, onChange: () => undefined },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 512, height: 824 } },
  render: (args) => (
    <StateSheet rows={['plain', 'hint', 'error', 'disabled']} columns={['empty', 'filled']}>
      {(row, column) => (
        <Example
          {...args}
          value={column === 'filled' ? 'O conector 2 da estação Paulista não libera o cabo.' : ''}
          hint={row === 'hint' ? 'Chega ao suporte com o seu e-mail' : undefined}
          error={row === 'error' ? 'O campo mensagem é obrigatório.' : undefined}
          disabledReason={row === 'disabled' ? 'A mensagem está sendo enviada' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 877 } },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => <Example {...args} label={text || name} value={text ?? ''} limit={40} />}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('uma{Enter}duas')
    await expect(canvas.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('uma\nduas')
    await expect(canvas.getByText('8/255')).toBeVisible()
  },
}

export const LimitNeverCutsSilently: Story = {
  tags: ['AST-024'],
  args: { limit: 5 },
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('textbox')
    await step('typing stops at the limit and says so; so does Enter', async () => {
      await userEvent.type(area, 'abcdef{Enter}')
      await expect(area).toHaveValue('abcde')
      await expect(canvas.getByText('Limite de 5 caracteres atingido')).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('Resta 0 caractere')
    })
    await step('pasted text over it is kept and marked', async () => {
      await userEvent.clear(area)
      await userEvent.click(area)
      await userEvent.paste('uma estação')
      await expect(area).toHaveValue('uma estação')
      await expect(area).toBeInvalid()
      await expect(canvas.getByText('6 caracteres acima do limite')).toBeVisible()
    })
  },
}
