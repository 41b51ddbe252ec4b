import { photoFixture } from '@corrente/domain/fixtures'
import type { Photo } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
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

export const Refused: Story = {
  name: 'STF-078 STF-081 a file of another type and a name that is there are refused in the documented words',
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement, args }) => {
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(chooser(canvasElement), [
      new File(['x'], 'plan.pdf', { type: 'application/pdf' }),
      png('fachada.png'),
    ])
    await expect(canvas.getByText(/You can only upload .jpg\/.jpeg\/.png file!/)).toBeVisible()
    await expect(canvas.getByText(/An image with this name already exists!/)).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const Elsewhere: Story = {
  name: 'STF-017 a photo that the page may not show is there by its name, with the way to where it is kept',
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
  name: 'STF-081 the name of a photo that is to be removed is taken until the save',
  args: { photos: [photoFixture({ isDeleted: true })] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(chooser(canvasElement), png('fachada.png'))
    await expect(await canvas.findByText('fachada.png: Já existe uma imagem com este nome!')).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const Full: Story = {
  name: 'STF-080 with three photos there is no place for another, nor for one that comes back',
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

export const Unreadable: Story = {
  name: 'STF-082 a file that cannot be read is named',
  args: { unreadable: ['rasgada.jpg'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rasgada.jpg: Erro ao enviar a imagem!')).toBeVisible()
  },
}

export const Keyboard: Story = {
  name: 'STF-083 a stored photo is removed and kept again by keyboard',
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
