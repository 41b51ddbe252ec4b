import { TONES } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { overlayDocs, Scenarios, StateSheet } from '../../testing/index.ts'
import { Button } from '../Button/index.ts'
import { createToaster, type Toaster, ToastHost } from './index.ts'
import { ToastItem } from './ToastItem.tsx'

interface ExampleProps {
  /** What is shown when the button is pressed. */
  start: (toaster: Toaster) => void
}

function Example({ start }: ExampleProps) {
  const toaster = useMemo(createToaster, [])
  return (
    <>
      <Button onClick={() => start(toaster)}>Mostrar</Button>
      <ToastHost toaster={toaster} />
    </>
  )
}

const onUndo = fn()

const meta = {
  title: 'Primitives/Toast',
  component: Example,
  args: {
    start: (toaster) => {
      toaster.show({ tone: 'danger', text: 'A exclusão da estação Paulista 01 falhou' })
      for (const tone of TONES.filter((each) => each !== 'neutral' && each !== 'danger'))
        toaster.show({ tone, text: `Estação Paulista 01: aviso de tom ${tone}`, durationMs: 60_000 })
    },
  },
  parameters: overlayDocs,
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

const press = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mostrar' }))
}

export const Default: Story = { play: ({ canvasElement }) => press(canvasElement) }

export const States: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: () => (
    <StateSheet rows={TONES} columns={['toast'] as const}>
      {(tone) => (
        <ul>
          <ToastItem
            toast={{
              id: tone,
              durationMs: 6_000,
              tone,
              text: 'Estação Paulista 01: filtro removido',
              ...(tone === 'success' ? { action: { label: 'Desfazer', onSelect: fn() } } : {}),
              ...(tone === 'info' ? { action: { label: 'Ver estação', href: '/stations' } } : {}),
            }}
            onDismiss={fn()}
          />
        </ul>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 512 } },
  render: () => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => (
        <ul>
          <ToastItem
            toast={{ id: name, tone: 'warning', text: text || '-', durationMs: 6_000 }}
            onDismiss={fn()}
          />
        </ul>
      )}
    </Scenarios>
  ),
}

export const FloodIsCounted: Story = {
  args: {
    start: (toaster) => {
      for (let n = 1; n <= 9; n += 1)
        toaster.show({ tone: 'warning', text: `Paulista ${n} acionou o evento Falha`, group: 'live' })
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('+6')).toBeVisible()
  },
}

export const ErrorsStay: Story = {
  args: {
    start: (toaster) => {
      toaster.show({ tone: 'danger', text: 'A exclusão falhou' })
      toaster.show({ tone: 'success', text: 'Estação salva', durationMs: 100 })
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press(canvasElement)
    await userEvent.unhover(canvas.getByRole('button', { name: 'Mostrar' }))
    await waitFor(() => expect(canvas.queryByText('Estação salva')).toBeNull())
    const error = canvas.getByText(/A exclusão falhou/)
    await expect(error.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
  },
}

export const Keyboard: Story = {
  args: {
    start: (toaster) => {
      onUndo.mockClear()
      toaster.show({
        tone: 'success',
        text: 'Filtro removido',
        action: { label: 'Desfazer', onSelect: onUndo },
      })
      toaster.show({ tone: 'info', text: 'Exportação iniciada', durationMs: 400 })
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await press(canvasElement)
    await step('the time stands still while the focus is on a toast', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
      await new Promise((resolve) => setTimeout(resolve, 600))
      await expect(canvas.getByText('Exportação iniciada')).toBeVisible()
    })
    await step('the action runs and focus goes to the next toast', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(onUndo).toHaveBeenCalledOnce()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Dispensar' })).toHaveFocus())
    })
    await step('Escape closes the tooltip, then the toast; focus returns to where it was', async () => {
      await userEvent.keyboard('{Escape}{Escape}')
      await waitFor(() => expect(canvas.queryByText('Exportação iniciada')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Mostrar' })).toHaveFocus())
    })
  },
}
