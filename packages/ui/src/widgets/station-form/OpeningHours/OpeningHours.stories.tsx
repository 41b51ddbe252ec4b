import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longestWords, StateSheet } from '../../../testing/index.ts'
import { type AtWorkProps, useStationAtWork } from '../testing/atWork.tsx'
import { OpeningHours } from './OpeningHours.tsx'

function HoursAtWork(props: AtWorkProps) {
  return <OpeningHours {...useStationAtWork(props)} />
}

const meta = {
  title: 'Widgets/StationForm/OpeningHours',
  component: HoursAtWork,
  subcomponents: { OpeningHours },
  args: { onValues: fn(), changes: { isOpenAllDay: false, openTime: '08:00', closeTime: '00:00' } },
} satisfies Meta<typeof HoursAtWork>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const SHOWN = {
  allDay: { isOpenAllDay: true, openTime: '', closeTime: '' },
  hours: { isOpenAllDay: false, openTime: '06:00', closeTime: '22:30' },
  seconds: { isOpenAllDay: false, openTime: '06:00:30', closeTime: '22:30' },
  missing: { isOpenAllDay: false, openTime: '', closeTime: '' },
} as const
const ROWS = ['allDay', 'hours', 'seconds', 'missing'] as const

export const States: Story = {
  render: () => (
    <StateSheet rows={ROWS} columns={['typing', 'tried'] as const}>
      {(row, column) => (
        <div style={{ inlineSize: 420 }}>
          <HoursAtWork changes={SHOWN[row]} isTried={column === 'tried'} />
        </div>
      )}
    </StateSheet>
  ),
}

export const Missing: Story = {
  name: 'STF-054 STF-055 without all day both times are asked for',
  args: { changes: SHOWN.missing, isTried: true },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByLabelText('Abre às')
    await expect(open).toHaveAccessibleDescription(/O horário de abertura deve ser definido/)
    await expect(canvas.getByLabelText('Fecha às')).toHaveAccessibleDescription(
      /O horário de fechamento deve ser definido/,
    )
    await userEvent.click(canvas.getByRole('switch', { name: 'Aberta 24 horas' }))
    await expect(open).toHaveAccessibleDescription(/A estação fica aberta 24 horas/)
    await expect(open).not.toHaveAttribute('aria-invalid')
  },
}

export const Keyboard: Story = {
  args: { changes: SHOWN.missing },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('830')
    await userEvent.tab()
    await userEvent.keyboard('22h')
    await userEvent.tab()
    await expect(args.onValues).toHaveBeenLastCalledWith(
      expect.objectContaining({ openTime: '08:30', closeTime: '22:00' }),
    )
  },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 420 } },
  args: { changes: SHOWN.missing, isTried: true },
}
