import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FieldGroup } from './FieldGroup.tsx'

function Box({ label }: { label: string }) {
  const [isChecked, setChecked] = useState(label === 'kWh')
  return <Checkbox label={label} isChecked={isChecked} onChange={setChecked} />
}

const meta = {
  title: 'Forms/FieldGroup',
  component: FieldGroup,
  args: {
    label: 'Colunas do relatório',
    children: (
      <>
        <Box label="kWh" />
        <Box label="Duração" />
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Colunas do relatório' })
    await expect(within(group).getAllByRole('checkbox')).toHaveLength(2)
  },
}

export const States: Story = {
  parameters: { visual: { width: 512, height: 635 } },
  render: (args) => (
    <StateSheet rows={['plain', 'hint', 'error', 'disabled']} columns={['required', 'optional']}>
      {(row, column) => (
        <FieldGroup
          {...args}
          isOptional={column === 'optional'}
          hint={row === 'hint' ? 'Aparecem na planilha, nesta ordem' : undefined}
          error={row === 'error' ? 'Escolha ao menos uma coluna' : undefined}
          disabledReason={row === 'disabled' ? 'O relatório já está sendo gerado' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 751 } },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => <FieldGroup {...args} label={text || name} hint={text} />}
    </Scenarios>
  ),
}
