import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { HOSTILE_LOG, STORY_LOG, storyLog } from '../storyLog.ts'
import { LogDetail } from './LogDetail.tsx'

const onGo = fn()

const meta = {
  title: 'Widgets/Logs/LogDetail',
  component: LogDetail,
  args: {
    log: storyLog(STORY_LOG).text,
    line: 0,
    search: '',
    onGo,
    onMark: fn(),
    onClose: fn(),
    onCopyText: async () => undefined,
  },
} satisfies Meta<typeof LogDetail>
export default meta
type Story = StoryObj<typeof meta>

/** Five lines before and after stand around it, whatever the filters hide. */
export const Default: Story = {
  args: { line: 8 },
  play: async ({ canvas }) => {
    const near = canvas.getAllByRole('button', { name: /^(2026|java|\s*at )/ })
    await expect(near).toHaveLength(10)
  },
}

const LINES = { call: 0, answer: 1, error: 3, first: 0, last: 45 } as const

export const States: Story = {
  parameters: {
    visual: { width: 900, height: 2000 },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['call', 'answer', 'error', 'first', 'last'] as const} columns={['line'] as const}>
      {(state) => (
        <div style={{ inlineSize: 760 }}>
          <LogDetail {...args} line={LINES[state]} search={state === 'error' ? 'heartbeat' : ''} />
        </div>
      )}
    </StateSheet>
  ),
}

const FAULT =
  '[chargeBoxId=ARO-0003] Received: [2,"4","StatusNotification",{"connectorId":2,"status":"Faulted","errorCode":"GroundFailure"}]'

export const Terms: Story = {
  args: { log: storyLog(FAULT).text, line: 0 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'O que é GroundFailure' }))
    await expect(
      await within(document.body).findByRole('dialog', { name: 'O que é GroundFailure' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'O que é Faulted' })).toBeVisible()
  },
}

/** A line of 30,000 letters is cut and says so; markup and terminal sequences are text. */
export const Contents: Story = {
  args: { log: storyLog(HOSTILE_LOG).text, line: 2 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/mais 26\.?031 caracteres/)
    await expect(canvasElement.querySelector('img, script')).toBeNull()
  },
}
