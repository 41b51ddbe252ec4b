import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/index.ts'
import { phone, Scenarios, StateSheet } from '../../testing/index.ts'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Estações' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const whole = {
  detail: '86 estações, 4 com falha',
  actions: (
    <>
      <Button>Exportar</Button>
      <Button tone="brand">Nova estação</Button>
    </>
  ),
}

export const States: Story = {
  parameters: { visual: { width: 512, height: 300 } },
  render: (args) => (
    <StateSheet rows={['title', 'detail', 'actions'] as const} columns={['line'] as const}>
      {(row) => (
        <PageHeader
          {...args}
          title={`Estações: ${row}`}
          {...(row === 'actions' ? whole : row === 'detail' ? { detail: whole.detail } : {})}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 848 } },
  render: () => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => (
        <PageHeader title={text || name} detail={text} actions={<Button size="small">Exportar</Button>} />
      )}
    </Scenarios>
  ),
}

export const LongTitle: Story = {
  ...phone,
  args: {
    ...whole,
    title: 'Estação de recarga rápida do estacionamento subterrâneo da torre norte do complexo empresarial',
  },
}

/** On a phone each action is in sight whole and as tall as a thumb, beside a short title and below a long word. */
export const ManyOnPhone: Story = {
  ...phone,
  render: () => (
    <>
      {['Estações', 'Electroestacionamientos'].map((title) => (
        <PageHeader
          key={title}
          title={title}
          detail="86 estações, 4 com falha"
          actions={['Visões', 'Relatório', 'Baixar Excel', 'Nova estação'].map((name) => (
            <Button key={name} icon={<Plus aria-hidden="true" />}>
              {name}
            </Button>
          ))}
        />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const edge = canvasElement.getBoundingClientRect().right
    for (const button of canvas.getAllByRole('button')) {
      const { right, height } = button.getBoundingClientRect()
      await expect(right).toBeLessThanOrEqual(edge)
      await expect(height).toBeGreaterThanOrEqual(44)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Where a text begins, whatever room its box has. */
const startOf = (element: HTMLElement): number => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return Math.round(range.getBoundingClientRect().left)
}

/** A button without a frame ends where one with a frame does. */
export const GhostBeside: Story = {
  ...phone,
  render: () => (
    <>
      <PageHeader title="Uso" actions={<Button tone="ghost">Voltar</Button>} />
      <PageHeader title="Uso" actions={<Button>Voltar</Button>} />
    </>
  ),
  play: async ({ canvas }) => {
    const [ghost, framed] = canvas.getAllByRole('button', { name: 'Voltar' })
    if (!ghost || !framed) throw new Error('something is missing')
    await expect(startOf(ghost)).toBe(startOf(framed))
  },
}
