import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../../testing/index.ts'
import { LegalText } from './LegalText.tsx'

const meta = {
  title: 'Widgets/Legal/LegalText',
  component: LegalText,
  args: {
    title: 'Documento',
    updated: 'Última atualização: 29 Set 2021',
    lead: 'O que é este documento, em uma frase.',
    sections: [
      { id: 'first', title: 'Primeira seção', text: 'Um parágrafo.\n\nUma lista:\n- um item\n- outro item' },
      { id: 'second', title: 'Segunda seção', text: 'Outro parágrafo. '.repeat(30) },
    ],
  },
} satisfies Meta<typeof LegalText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2. Segunda seção' })).toHaveAttribute('href', '#second')
    await expect(canvas.getByRole('region', { name: '1. Primeira seção' })).toBeVisible()
    await expect(canvas.getByText('outro item').tagName).toBe('LI')
  },
}

export const Contents: Story = {
  ...phone,
  parameters: { ...phone.parameters, visual: { width: 360, height: 548 } },
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    sections: [{ id: 'only', title: 'Endereço', text: `https://example.com/${'caminho'.repeat(30)}` }],
  },
}
