import { ODD_TEXTS } from '@corrente/domain/fixtures'
import { summarizeRun, type WriteState } from '@corrente/domain/writes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { RunResults, type RunResultsProps } from './RunResults.tsx'

const DONE: WriteState = { phase: 'done', result: undefined, saved: [] }
const REFUSED: WriteState = {
  phase: 'refused',
  refusal: { status: 400, body: undefined },
  step: '',
  saved: [],
}
const UNKNOWN: WriteState = {
  phase: 'unknown',
  step: '',
  saved: [],
  at: 0,
  canVerify: true,
  canRelease: false,
}
const SENDING: WriteState = { phase: 'sending', step: '', saved: [], at: 0 }
const IDLE: WriteState = { phase: 'idle' }

const partsOf = (
  states: readonly WriteState[],
  isRunning: boolean,
): Pick<RunResultsProps, 'lines' | 'summary' | 'isRunning'> => ({
  lines: states.map((state, place) => ({ key: String(place), state, text: `9F3C21A${place} - mensagem` })),
  summary: summarizeRun(states),
  isRunning,
})

const meta = {
  title: 'Widgets/Tags/RunResults',
  component: RunResults,
  args: {
    title: 'Aprovando 4 tags',
    ...partsOf([DONE, REFUSED, UNKNOWN, IDLE], false),
    onStop: fn(),
    onRetry: fn(),
    onVerify: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RunResults>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['UNK-004'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 feita, 1 com erro, 1 sem resposta')
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente (2)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Verificar (1)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar resultados' }))
    for (const called of [args.onRetry, args.onVerify, args.onClose])
      await expect(called).toHaveBeenCalledOnce()
  },
}

/** Under way: nothing is read out yet, the rest can be called off. */
export const States: Story = {
  args: partsOf([DONE, SENDING, IDLE, IDLE], true),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Tentar novamente/ })).toBeNull()
    await expect(canvas.getByText('1 de 4')).toBeVisible()
  },
}

export const Contents: Story = {
  args: {
    lines: [
      { key: 'a', state: DONE, text: ODD_TEXTS.unbreakable },
      { key: 'b', state: REFUSED, text: ODD_TEXTS.long },
    ],
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Fechar resultados' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A run whose button goes with the last of its rows. */
function Ending(props: RunResultsProps) {
  const [isRunning, setRunning] = useState(true)
  return (
    <>
      {isRunning && (
        <button type="button" onClick={() => setRunning(false)}>
          Aprovar 1 marcado
        </button>
      )}
      <RunResults {...props} isRunning={isRunning} />
    </>
  )
}

/** What was pressed has gone with its rows: the focus goes on to the results. */
export const FocusAtTheEnd: Story = {
  render: (args) => <Ending {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Aprovar 1 marcado' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus())
  },
}
