import { WHOLE_LOG } from '@corrente/domain/logs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded, phone, StateSheet } from '../../../testing/index.ts'
import { STORY_LOG, storyLog } from '../storyLog.ts'
import { LogView } from './LogView.tsx'
import { LOG_ENDS, type LogViewProps } from './logViewProps.ts'

const ACCOUNTS = ['Rede Ipê', 'Shopping Aroeira'].map((name, i) => ({
  pk: i + 1,
  name,
  hasSms: false,
  hasFaceReader: false,
}))
const onSavePart = fn()
const onPart = fn(async () => 'a part\n')

const meta = {
  title: 'Widgets/Logs/LogView',
  component: LogView,
  args: {
    accounts: loaded(ACCOUNTS),
    account: 'Rede Ipê',
    onAccount: fn(),
    log: storyLog(STORY_LOG),
    end: 'loading',
    failure: undefined,
    isReading: false,
    onRead: fn(),
    question: WHOLE_LOG,
    onQuestion: fn(),
    isFollowing: false,
    onFollow: fn(),
    hasNewDay: false,
    onNewDay: fn(),
    isDownloading: false,
    onDownload: fn(),
    onPart,
    onSavePart,
    onCopyText: async () => undefined,
  },
} satisfies Meta<typeof LogView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['screen'],
  parameters: { visual: { width: 1280, height: 800 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ERROR 1')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^ARO-0003/ })).toBeVisible()
  },
}

export const Phone: Story = {
  ...phone,
  tags: ['screen'],
  parameters: { ...phone.parameters, visual: { width: 360, height: 1040 } },
}

/** The reasons why there are no lines: an empty log, none to be had, and a failure are three screens. */
export const States: Story = {
  parameters: {
    visual: { width: 900, height: 2400 },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={LOG_ENDS} columns={['page'] as const}>
      {(end) => (
        <div style={{ inlineSize: 760 }}>
          <LogView
            {...args}
            log={undefined}
            end={end}
            account={end === 'choose' ? undefined : args.account}
            failure={end === 'failed' ? 'failed' : undefined}
          />
        </div>
      )}
    </StateSheet>
  ),
}

/** A newer read failed, and the server has another day's log: what is shown stays. */
export const Kept: Story = { args: { failure: 'unreachable', hasNewDay: true, isFollowing: true } }

function Asking(props: LogViewProps) {
  const [question, ask] = useState(props.question)
  return (
    <LogView
      {...props}
      question={question}
      onQuestion={(change) => ask((now) => ({ ...now, ...change }))}
      log={storyLog(STORY_LOG, question)}
    />
  )
}

/** The keys work where the focus is on nothing of the page; the second letter of another sequence is none of them. */
export const JustOpened: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    await userEvent.keyboard('gr')
    await expect(canvas.getByRole('switch', { name: 'Texto original' })).not.toBeChecked()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await userEvent.keyboard('e')
    await expect(canvas.getByText('Erro 1 de 1')).toBeVisible()
  },
}

/** From error to error, from hit to hit, a part between two marks: by single keys, which are letters where one types. */
export const Keyboard: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    onSavePart.mockClear()
    const lines = canvas.getByRole('listbox')
    lines.focus()
    await userEvent.keyboard('e')
    await expect(canvas.getByText('Erro 1 de 1')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Linha 4' })).toBeVisible()
    await userEvent.keyboard('m{ArrowDown}{ArrowDown}m')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar trecho' }))
    await expect(onPart).toHaveBeenLastCalledWith({ from: 3, to: 5, isMasked: true })
    await expect(await canvas.findByText('Trecho salvo')).toBeVisible()
    await expect(onSavePart).toHaveBeenCalledWith('a part\n')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar no log' }), 'metervalues')
    await expect(await canvas.findByText('40 ocorrências')).toBeVisible()
    lines.focus()
    await userEvent.keyboard('n')
    await expect(canvas.getByText('1 de 40')).toBeVisible()
    await userEvent.keyboard('{Shift>}N{/Shift}')
    await expect(canvas.getByText('40 de 40')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('heading', { name: /^Linha \d/ })).toBeNull()
  },
}
