import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Scenarios, StateSheet, stateful, storyLogo } from '../../testing/index.ts'
import type { DropFile } from './DroppedFile.tsx'
import { FileDrop, type FileDropProps } from './FileDrop.tsx'

const onChange = fn<FileDropProps['onChange']>()

const Example = stateful(FileDrop, { files: 'onChange' })

const STORED: readonly DropFile[] = [{ name: 'fachada.png', src: storyLogo({}) }]

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  render: Example,
  args: {
    label: 'Fotos',
    files: [],
    types: ['image/jpeg', 'image/png'],
    maxBytes: 10_000_000,
    maxFiles: 3,
    onChange,
  },
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

/** One red pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const picture = (name: string) => new File([PIXEL], name, { type: 'image/png' })

export const Default: Story = {}

export const States: Story = {
  parameters: { visual: { width: 512, height: 919 } },
  render: (args) => (
    <StateSheet rows={['plain', 'error', 'disabled']} columns={['empty', 'stored']}>
      {(row, column) => (
        <Example
          {...args}
          files={column === 'stored' ? STORED : []}
          isOptional={row === 'plain'}
          error={row === 'error' ? 'Error uploading image!' : undefined}
          disabledReason={row === 'disabled' ? 'A estação está sendo salva' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { visual: { width: 512, height: 1213 } },
  render: (args) => (
    <Scenarios inlineSize={232}>
      {({ name, text }) => <Example {...args} label={text || name} files={text ? [{ name: text }] : []} />}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  tags: ['STF-080', 'STF-081'],
  play: async ({ canvas, canvasElement, step }) => {
    const chooser = canvas.getByLabelText('Fotos')
    await step('the chooser takes the focus; a chosen picture shows itself', async () => {
      await userEvent.tab()
      await expect(chooser).toHaveFocus()
      await userEvent.upload(chooser, [picture('frente.png'), picture('Frente.PNG')])
      await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(1))
      await expect(canvas.getByText('Frente.PNG: já há um arquivo com este nome')).toBeVisible()
    })
    await step('the third closes the door and says why', async () => {
      await userEvent.upload(chooser, [picture('a.png'), picture('b.png'), picture('c.png')])
      await expect(canvas.getByText('c.png: No máximo 3 arquivos')).toBeVisible()
      await expect(chooser).toBeDisabled()
    })
    await step('taking one away opens it again and gives the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remover a.png' }))
      await expect(chooser).toBeEnabled()
      await expect(onChange.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['frente.png', 'b.png'])
    })
  },
}

export const Refused: Story = {
  tags: ['STF-078', 'STF-079'],
  args: {
    maxBytes: 60,
    refusalText: ({ reason }) =>
      reason === 'type' ? 'You can only upload .jpg/.jpeg/.png file!' : 'Image must smaller than 10MB!',
  },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('Fotos'),
      [new File(['x'], 'nota.gif', { type: 'image/gif' }), picture('grande.png')],
      { applyAccept: false },
    )
    await expect(canvas.getByText(/nota.gif: You can only upload/)).toBeVisible()
    await expect(canvas.getByText(/grande.png: Image must smaller/)).toBeVisible()
    await expect(onChange).not.toHaveBeenCalled()
  },
}

export const Unreadable: Story = {
  tags: ['STF-082'],
  args: { onUnreadable: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.upload(
      canvas.getByLabelText('Fotos'),
      new File(['no picture'], 'frente.png', { type: 'image/png' }),
    )
    await waitFor(() => expect(canvas.getByText('A imagem não pode ser aberta')).toBeVisible())
    await expect(args.onUnreadable).toHaveBeenCalledOnce()
  },
}
