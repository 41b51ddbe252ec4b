import { TONES } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import styled from 'styled-components'
import { overlayDocs, Scenarios, StateSheet } from '../../testing/index.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { createToaster, type Toaster } from './createToaster.ts'
import { ToastHost } from './ToastHost.tsx'
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
const LONG = 'Estação do subsolo 3 do estacionamento do Aeroporto, vaga 117, lado B'.repeat(3)

const meta = {
  title: 'Primitives/Toast',
  component: Example,
  subcomponents: { ToastHost },
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
  parameters: { visual: { width: 444, height: 436 } },
  render: () => (
    <StateSheet rows={TONES} columns={['toast'] as const}>
      {(tone) => (
        <ul>
          <ToastItem
            toast={{
              id: tone,
              durationMs: 6_000,
              others: 0,
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
  parameters: { visual: { width: 512, height: 556 } },
  render: () => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => (
        <ul>
          <ToastItem
            toast={{ id: name, tone: 'warning', text: text || '-', durationMs: 6_000, others: 0 }}
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
        toaster.show({
          tone: 'warning',
          text: `${LONG} ${n} acionou o evento Falha`,
          subject: `${LONG} ${n}`,
          detail: `Conector ${n}`,
          group: 'live',
          isQuiet: true,
        })
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement)
    const item = canvas.getByRole('listitem')
    const text = canvas.getByTitle(`${LONG} 9 acionou o evento Falha`)
    await expect(text).toHaveTextContent(`${LONG} 9 acionou o evento Falha`)
    // The name gives way: what happened is in sight.
    await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight)
    await expect(item).toHaveTextContent('Conector 9')
    // It fades in.
    await waitFor(() => expect(canvas.getByText('+8')).toBeVisible())
    await expect(item.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
  },
}

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  padding: 16px;
`

/** A field with the focus and a page's action bar stay free; a dialog hides what only passes by. */
export const KeepsClear: Story = {
  args: {
    start: (toaster) => {
      toaster.show({ tone: 'info', text: 'Paulista 1 acionou o evento Conectada', group: 'live' })
    },
  },
  render: function Clear({ start }) {
    const toaster = useMemo(createToaster, [])
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Bar data-lower-edge="">
          <Button onClick={() => start(toaster)}>Mostrar</Button>
          <Button onClick={() => setOpen(true)}>Abrir</Button>
          <input aria-label="Nome" />
        </Bar>
        {isOpen && <Dialog isOpen onClose={() => setOpen(false)} title="Editar" />}
        <ToastHost toaster={toaster} />
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement)
    const toast = canvas.getByRole('listitem')
    const bar = canvas.getByRole('textbox').closest('[data-lower-edge]')
    await expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar?.getBoundingClientRect().top ?? 0,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }))
    await waitFor(() => expect(toast).not.toBeVisible())
  },
}

export const ErrorsStay: Story = {
  args: {
    start: (toaster) => {
      toaster.show({ tone: 'danger', text: 'A exclusão falhou' })
      toaster.show({ tone: 'success', text: 'Estação salva', durationMs: 100 })
    },
  },
  play: async ({ canvas, canvasElement }) => {
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
  play: async ({ canvas, canvasElement, step }) => {
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

function UnderDialog({ start }: ExampleProps) {
  const toaster = useMemo(createToaster, [])
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Editar a etiqueta"
        footer={<Button onClick={() => start(toaster)}>Salvar</Button>}
      />
      <ToastHost toaster={toaster} />
    </>
  )
}

/** A dialog keeps the focus, but F6 goes to the toasts and back; what is dismissed there leaves the dialog alone. */
export const FromInsideADialog: Story = {
  args: {
    start: (toaster) => {
      toaster.show({ tone: 'danger', text: 'A etiqueta não foi salva' })
      toaster.show({ tone: 'danger', text: 'A rede caiu' })
    },
  },
  render: (args) => <UnderDialog {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Editar a etiqueta' })
    const save = within(dialog).getByRole('button', { name: 'Salvar' })
    await waitFor(() => expect(save).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const toasts = () => [
      ...canvasElement.ownerDocument.querySelectorAll<HTMLElement>('[data-toast-host] li'),
    ]
    await waitFor(() => expect(toasts()).toHaveLength(2))
    await step('F6 goes there and back', async () => {
      await userEvent.keyboard('{F6}')
      await waitFor(() => expect(toasts()[0]?.contains(document.activeElement)).toBe(true))
      await userEvent.keyboard('{F6}')
      await waitFor(() => expect(save).toHaveFocus())
    })
    await step(
      'Escape dismisses the toasts one by one; the dialog stays and has the focus again',
      async () => {
        await userEvent.keyboard('{F6}{Escape}{Escape}')
        await waitFor(() => expect(toasts()).toHaveLength(1))
        await waitFor(() => expect(toasts()[0]?.contains(document.activeElement)).toBe(true))
        await userEvent.keyboard('{Escape}{Escape}')
        await waitFor(() => expect(toasts()).toHaveLength(0))
        await waitFor(() => expect(save).toHaveFocus())
        await expect(dialog).toBeVisible()
      },
    )
    await step('past the toasts Tab goes back into the dialog, never behind it', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(toasts()).toHaveLength(2))
      await userEvent.keyboard('{F6}')
      for (let stop = 0; stop < 3; stop += 1) await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    })
  },
}
