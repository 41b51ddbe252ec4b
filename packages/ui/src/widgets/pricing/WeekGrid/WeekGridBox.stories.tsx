import { EMPTY_WEEK } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dragOn, Editing, gridOn, said } from '../storyGrid.tsx'
import { WeekGrid } from './WeekGrid.tsx'

const meta = {
  title: 'Widgets/Pricing/WeekGrid/Price box',
  component: WeekGrid,
  args: { week: EMPTY_WEEK, before: EMPTY_WEEK, zoneName: 'Horário de Brasília (UTC−3)' },
  render: (args) => (
    <>
      <Editing {...args} />
      <button type="button">em outro lugar</button>
    </>
  ),
} satisfies Meta<typeof WeekGrid>
export default meta
type Story = StoryObj<typeof meta>

/** A press elsewhere keeps what was typed, takes back what is empty, and leaves open what is wrong. */
export const GoingElsewhere: Story = {
  play: async ({ canvasElement, canvas, step }) => {
    await waitFor(() => expect(gridOn(canvasElement)).toBeVisible())
    const draw = async (day: string) => {
      await (await dragOn(canvasElement, day, 10, 12))()
      return screen.findByRole('textbox', { name: /Preço por kWh/ })
    }
    const goElsewhere = () => userEvent.click(canvas.getByRole('button', { name: 'em outro lugar' }))
    const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await step('kept', async () => {
      await draw('MONDAY')
      await userEvent.keyboard('230')
      await goElsewhere()
      await waitFor(() => expect(said(canvasElement)).toMatch(/^MON 600-720@2.3.* add$/))
      await isGone()
    })
    await step('nothing was typed', async () => {
      await draw('TUESDAY')
      await goElsewhere()
      await isGone()
      await expect(said(canvasElement)).toContain('TUE |')
    })
    await step('its hours are wrong', async () => {
      await draw('WEDNESDAY')
      const box = within(screen.getByRole('dialog'))
      const end = box.getByRole('textbox', { name: 'Fim' })
      await userEvent.clear(end)
      await userEvent.type(end, '0900')
      await goElsewhere()
      await expect(await box.findByText('A hora de início deve ser anterior à hora de término')).toBeVisible()
      await expect(said(canvasElement)).toContain('WED |')
    })
    await step('Escape takes back what was typed, and Enter keeps it once', async () => {
      await userEvent.click(screen.getByRole('textbox', { name: 'Fim' }))
      await userEvent.keyboard('{Escape}')
      await isGone()
      await draw('THURSDAY')
      await userEvent.keyboard('190{Escape}')
      await isGone()
      await expect(said(canvasElement)).toContain('WED |THU |')
      await draw('THURSDAY')
      await userEvent.keyboard('190{Enter}')
      await waitFor(() => expect(said(canvasElement)).toMatch(/THU 600-720@1.9.* add,add$/))
    })
  },
}
