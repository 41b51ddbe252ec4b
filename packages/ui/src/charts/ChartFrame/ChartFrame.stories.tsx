import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { Donut } from '../Donut/Donut.tsx'
import { ChartFrame } from './ChartFrame.tsx'

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Situação das estações',
    blockSize: 168,
    onCopyText: fn(() => Promise.resolve()),
    data: {
      columns: ['Situação', 'Estações'],
      rows: [
        [{ value: 'Disponíveis' }, { value: 60 }],
        [{ value: 'Carregando, agora' }, { value: 14 }],
      ],
    },
    legend: [{ text: 'Disponíveis: 60', color: theme.status.available.mark }],
    children: (
      <Donut
        title="Situação das estações"
        center="74"
        centerLabel="estações"
        format={String}
        formatShare={(share) => `${Math.round(share)}%`}
        slices={[
          { key: 'a', label: 'Disponíveis', value: 60, color: theme.status.available.mark },
          { key: 'b', label: 'Carregando', value: 14, color: theme.status.busy.mark },
        ]}
      />
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ChartFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const layer = within(canvasElement.ownerDocument.body)
    const open = () => userEvent.click(canvas.getByRole('button', { name: /^Opções de/ }))
    await step('copies what it shows as CSV', async () => {
      await open()
      await userEvent.click(await layer.findByRole('menuitem', { name: 'Copiar CSV' }))
      await expect(args.onCopyText).toHaveBeenCalledWith(
        'Situação;Estações\r\nDisponíveis;60\r\n"Carregando, agora";14\r\n',
      )
      await expect(await canvas.findByText('CSV copiado')).toBeVisible()
    })
    await step('shows the same numbers as a table', async () => {
      await open()
      await userEvent.click(await layer.findByRole('menuitem', { name: 'Ver como tabela' }))
      const table = await canvas.findByRole('table', { name: 'Situação das estações' })
      await expect(within(table).getByRole('row', { name: 'Disponíveis 60' })).toBeVisible()
    })
  },
}

const STATES = ['ready', 'loading', 'empty', 'failed'] as const

export const States: Story = {
  render: (args) => (
    <StateSheet rows={STATES} columns={['wide', 'narrow'] as const}>
      {(kind, size) => (
        <div style={{ inlineSize: size === 'wide' ? 440 : 320 }}>
          <ChartFrame
            {...args}
            title={`${args.title}, ${kind}, ${size}`}
            state={{ kind }}
            note="86 estações, há 2 s"
          />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  render: (args) => (
    <Scenarios inlineSize={320}>
      {({ name, text }) => (
        <ChartFrame
          {...args}
          level={3}
          title={`${text || '-'} (${name})`}
          note={text}
          state={{ kind: 'empty', detail: text ?? '' }}
        />
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const layer = within(canvasElement.ownerDocument.body)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Opções de/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await layer.findByRole('menuitem', { name: 'Ver como tabela' })
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('table', { name: 'Situação das estações' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { state: { kind: 'failed', detail: 'Nada foi perdido. Tente novamente.', onRetry: fn() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tentar/ }))
  },
}
