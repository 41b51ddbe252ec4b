import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded, notLoaded, StateSheet } from '../../../testing/index.ts'
import { READINGS, readingFixture } from '../storyMeters.ts'
import { ReadingPanel } from './ReadingPanel.tsx'

const meta = {
  title: 'Widgets/SmartCharging/ReadingPanel',
  component: ReadingPanel,
  args: { meterId: 'MTR-0001', reading: loaded(READINGS.near), limit: 125, charging: 3 },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ReadingPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['SMC-005', 'SMC-008'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('faltam 7 A na fase B')).toBeVisible()
    await expect(canvas.getByText('Maior fase').nextSibling).toHaveTextContent('118 A')
    await expect(canvas.getByText('Limite por fase').nextSibling).toHaveTextContent('125,0 A')
    await expect(canvas.getByText('Lido em').nextSibling).toHaveTextContent(
      /\d\d\/\d\d\/\d{4} \d\d:\d\d há 20 s/,
    )
    await expect(canvas.queryByText(/não conte com o limite/)).toBeNull()
  },
}

export const Silent: Story = {
  tags: ['SMC-009'],
  args: { reading: loaded(READINGS.offline) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sem leitura desde/)).toBeVisible()
    await expect(canvas.getByText('Sem leitura: não conte com o limite.')).toBeVisible()
    await expect(canvas.getByText('3 carros carregando agora neste grupo.')).toBeVisible()
    await expect(canvas.getByText('O medidor está offline')).toBeVisible()
    await expect(canvas.getByText(/^Últimos valores/)).toBeVisible()
    await expect(canvas.queryByText(/faltam/)).toBeNull()
  },
}

export const Failed: Story = {
  tags: ['SMC-032'],
  args: { reading: { ...notLoaded('failed'), retry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro ao buscar medidor')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.reading.retry).toHaveBeenCalledOnce()
  },
}

const KINDS = ['over', 'fine', 'old', 'noState', 'loading', 'missing'] as const

export const States: Story = {
  parameters: { visual: { width: 400 } },
  render: (args) => (
    <StateSheet rows={KINDS} columns={['panel'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 340 }}>
          <ReadingPanel
            {...args}
            meterId={`MTR-${kind}`}
            reading={
              kind === 'loading'
                ? notLoaded()
                : kind === 'missing'
                  ? loaded('missing' as const)
                  : loaded(READINGS[kind])
            }
          />
        </div>
      )}
    </StateSheet>
  ),
}

/** Shown data whose newest read failed; a reading with nothing in it; a very long id. */
export const Contents: Story = {
  args: {
    meterId: 'MTR-'.padEnd(80, '0'),
    limit: undefined,
    charging: 0,
    reading: loaded(readingFixture({ ...READINGS.nothing, isOnline: false }), { state: 'unreachable' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A leitura mais nova não pôde ser buscada.')).toBeVisible()
    await expect(canvas.getByText('Nenhum carro carregando agora neste grupo.')).toBeVisible()
  },
}
