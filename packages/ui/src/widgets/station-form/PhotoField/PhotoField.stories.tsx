import { photoFixture } from '@corrente/domain/fixtures'
import type { Photo } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { longestWords } from '../../../testing/index.ts'
import { PhotoField, type PhotoFieldProps } from './PhotoField.tsx'

const DOT = photoFixture().base64 ?? ''

/** Keeps the photos, as the form does; what is added is there at once, as a grey dot. */
function PhotosAtWork(props: PhotoFieldProps) {
  const [photos, setPhotos] = useState<readonly Photo[]>(props.photos)
  return (
    <PhotoField
      {...props}
      photos={photos}
      onAdd={(files) => {
        props.onAdd(files)
        setPhotos((now) => [
          ...now,
          ...files.map(({ name }) => ({ kind: 'new', name, base64: DOT }) as const),
        ])
      }}
      onChange={(edit) => setPhotos(edit)}
    />
  )
}

const meta = {
  title: 'Widgets/StationForm/PhotoField',
  component: PhotoField,
  args: { photos: [photoFixture()], onAdd: fn(), onChange: fn() },
  render: (args) => <PhotosAtWork {...args} />,
} satisfies Meta<typeof PhotoField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { photos: [] } }

const png = (name: string) => new File([new Uint8Array(8)], name, { type: 'image/png' })
const chooser = (canvasElement: HTMLElement): HTMLInputElement => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('no place for files')
  return input
}

/** A photo that the page may not show is there by its name, with the way to where it is kept. */
export const ShownByItsNameOnly: Story = {
  tags: ['STF-017'],
  args: {
    photos: [
      photoFixture({
        name: 'fachada.png',
        url: 'https://outro.example.com/fachada.png',
        base64: undefined,
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('fachada.png')).toBeVisible()
    const way = canvas.getByRole('link', { name: /outro.example.com/ })
    await expect(way).toHaveAttribute('href', 'https://outro.example.com/fachada.png')
    await expect(way).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

/** A photo that was chosen now says that it is not saved, in sight of those that are. */
export const Unsaved: Story = {
  args: { photos: [photoFixture({ name: 'a.png' })] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(chooser(canvasElement), png('nova.png'))
    await expect(await canvas.findByText('Ainda não salvo')).toBeVisible()
    await expect(canvas.getByText('Já salvo')).toBeVisible()
  },
}

export const NameOfARemovedPhoto: Story = {
  tags: ['STF-081'],
  args: { photos: [photoFixture({ isDeleted: true })] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(chooser(canvasElement), png('fachada.png'))
    await expect(await canvas.findByText('fachada.png: Já existe uma imagem com este nome!')).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const Full: Story = {
  tags: ['STF-080'],
  args: {
    photos: [
      photoFixture({ name: 'a.png' }),
      photoFixture({ name: 'b.png' }),
      { kind: 'new', name: 'c.png', base64: DOT },
      photoFixture({ name: 'velha.png', isDeleted: true }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(chooser(canvasElement)).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Manter velha.png' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** A stored photo is removed and kept again by keyboard. */
export const Keyboard: Story = {
  tags: ['STF-083'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const restore = await canvas.findByRole('button', { name: 'Manter fachada.png' })
    restore.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Manter fachada.png' })).toBeNull()
    await expect(canvas.getByText('fachada.png')).toBeVisible()
  },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 620 } },
  args: {
    photos: [
      photoFixture({
        name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.png',
      }),
      photoFixture({ name: 'محطة الشحن رقم ٧.png' }),
      photoFixture({ name: 'a fachada norte do estacionamento subterrâneo da torre.png', isDeleted: true }),
    ],
    unreadable: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk.png'],
  },
}
