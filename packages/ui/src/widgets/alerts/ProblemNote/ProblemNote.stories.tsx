import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { STAGE_NOW, StateSheet } from '../../../testing/index.ts'
import { ProblemNote } from './ProblemNote.tsx'

const NOTE = { text: 'Técnico da Eletra chamado, chega às 14 h.', at: STAGE_NOW - 5_400_000 }

const meta = {
  title: 'Widgets/Alerts/ProblemNote',
  component: ProblemNote,
  args: { note: NOTE, onWrite: fn() },
} satisfies Meta<typeof ProblemNote>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Anotação' })
    await step('leaving the field keeps what was typed', async () => {
      await userEvent.type(field, ' Peça pedida.')
      await expect(args.onWrite).not.toHaveBeenCalled()
      await userEvent.tab()
      await expect(args.onWrite).toHaveBeenLastCalledWith(`${NOTE.text} Peça pedida.`)
    })
  },
}

/** A line that closes while the field is being typed into keeps it too; what is too long is never cut. */
export const ClosedWhileTyping: Story = {
  args: { note: undefined },
  render: (args) => <Closing {...args} />,
  play: async ({ canvas, args, step }) => {
    await step('closed by a key, with the focus still in the field', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Anotação' }), 'Sem energia no local{Escape}')
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
      await expect(args.onWrite).toHaveBeenCalledTimes(1)
      await expect(args.onWrite).toHaveBeenLastCalledWith('Sem energia no local')
    })
    await step('a page that is left keeps it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Anotação' }), 'Volta às 15 h')
      window.dispatchEvent(new Event('pagehide'))
      await expect(args.onWrite).toHaveBeenLastCalledWith('Volta às 15 h')
    })
  },
}

function Closing(args: Parameters<typeof ProblemNote>[0]) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a page that closes a line by Escape.
    <div onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      <ProblemNote {...args} />
    </div>
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Abrir
    </button>
  )
}

export const States: Story = {
  render: (args) => (
    <StateSheet rows={['nothing', 'written', 'tooLong'] as const} columns={['note'] as const}>
      {(row) => (
        <div style={{ inlineSize: 420 }}>
          <ProblemNote
            {...args}
            note={
              { nothing: undefined, written: NOTE, tooLong: { ...NOTE, text: 'Peça pedida. '.repeat(24) } }[
                row
              ]
            }
          />
        </div>
      )}
    </StateSheet>
  ),
}
