import { TONES } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleStop, Play, PlugZap, TriangleAlert } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Scenarios } from '../../testing/index.ts'
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'Primitives/Timeline',
  component: Timeline,
  parameters: { visual: { width: 440, height: 320 } },
  args: {
    label: 'Eventos da recarga 88123',
    events: [
      {
        key: '1',
        time: '14/03/2026 11:58',
        title: 'Conector disponível',
        icon: <PlugZap />,
        tone: 'success',
      },
      {
        key: '2',
        time: '14/03/2026 12:01',
        title: 'Recarga iniciada',
        detail: 'Helena Prado, conector 2',
        icon: <Play />,
        tone: 'info',
      },
      {
        key: '3',
        time: '14/03/2026 12:02',
        title: 'Recarga curta',
        icon: <TriangleAlert />,
        tone: 'warning',
      },
      {
        key: '4',
        time: '14/03/2026 12:02',
        title: 'Recarga encerrada',
        detail: '0,12 kWh',
        icon: <CircleStop />,
      },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  args: {
    label: 'Um evento de cada tom',
    events: TONES.map((tone) => ({ key: tone, time: '12:05', title: tone, tone })),
  },
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: () => (
    <Scenarios>
      {({ name, text }) => (
        <Timeline
          label={name}
          events={[
            { key: 'a', time: '14/03/2026 12:05', title: text || name, detail: text },
            { key: 'b', time: text, title: name },
          ]}
        />
      )}
    </Scenarios>
  ),
}

/** All under their titles where it is narrow, all beside them where it is wide. */
export const Times: Story = {
  parameters: { visual: { width: 640, height: 640 } },
  render: ({ events }) => (
    <>
      {[300, 380, 560].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <Timeline
            label={String(width)}
            events={[
              { key: '0', time: '14/03/2026 11:40', title: 'Limite aplicado: SUL-0001 reduzido para 12 A' },
              ...events,
            ]}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const places = (width: number) =>
      within(canvas.getByRole('list', { name: String(width) }))
        .getAllByText(/^14\/03\/2026/)
        .map((time) => {
          const title = time.previousElementSibling?.getBoundingClientRect()
          return time.getBoundingClientRect().top >= (title?.bottom ?? 0) ? 'under' : 'beside'
        })
    await expect(new Set(places(300))).toEqual(new Set(['under']))
    await expect(new Set(places(380))).toEqual(new Set(['under']))
    await expect(new Set(places(560))).toEqual(new Set(['beside']))
  },
}
