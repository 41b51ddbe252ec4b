import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Badge } from '../Badge/index.ts'
import { Tabs } from './index.ts'

type Key = 'data' | 'connectors' | 'access'

function Example() {
  const [key, setKey] = useState<Key>('data')
  return (
    <Tabs<Key>
      label="Partes da estação"
      value={key}
      onChange={setKey}
      items={[
        { key: 'data', label: 'Dados', content: 'Endereço e modelo' },
        { key: 'connectors', label: 'Conectores', badge: <Badge>2</Badge>, content: 'Dois conectores' },
        { key: 'access', label: 'Acesso', content: 'Quem pode carregar' },
      ]}
    />
  )
}

const meta = { title: 'Primitives/Tabs', component: Example } satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Dados' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Conectores/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Dois conectores')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Quem pode carregar')
  },
}
