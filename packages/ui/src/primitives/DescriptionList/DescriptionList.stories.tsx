import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scenarios } from '../../testing/index.ts'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  title: 'Primitives/DescriptionList',
  component: DescriptionList,
  parameters: { visual: { width: 512, height: 240 } },
  args: {
    items: [
      { key: 'group', term: 'Grupo', value: 'Centro expandido' },
      { key: 'brand', term: 'Marca', value: 'Voltra' },
      { key: 'model', term: 'Modelo', value: 'VX 60' },
      { key: 'firmware', term: 'Versão do firmware', value: '4.12.0-rc.3' },
      { key: 'seen', term: 'Último contato', value: '14/03/2026 12:05' },
      { key: 'owner', term: 'Responsável', value: null },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Short values stand three in a line. */
export const States: Story = {
  args: {
    isCompact: true,
    items: [
      { key: 'start', term: 'Preço de partida', value: 'R$ 0,95' },
      { key: 'kwh', term: 'Preço por kWh', value: 'R$ 1,90/kWh' },
      { key: 'fee', term: 'Taxa de operação', value: '5%' },
      { key: 'idle', term: 'Multa por ociosidade', value: null },
    ],
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: () => (
    <Scenarios inlineSize={149}>
      {({ name, text, number }) => (
        <DescriptionList
          items={[
            { key: 'text', term: text || name, value: text },
            { key: 'number', term: 'Energia', value: number?.toLocaleString('pt-BR') },
          ]}
        />
      )}
    </Scenarios>
  ),
}
