import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { type AtWorkProps, NEW_STATION, useStationAtWork } from '../testing/atWork.tsx'
import { AddressTab } from './AddressTab.tsx'

const CENTER = { lat: -23.5505, lng: -46.6333 }

function AddressAtWork(props: AtWorkProps) {
  return <AddressTab {...useStationAtWork(props)} center={CENTER} />
}

const meta = {
  title: 'Widgets/StationForm/AddressTab',
  component: AddressAtWork,
  subcomponents: { AddressTab },
  args: { onValues: fn() },
} satisfies Meta<typeof AddressAtWork>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['STF-058', 'STF-068'],
  play: async ({ canvas }) => {
    for (const label of [/^CEP/, /^Rua/, /^Número/, /^Cidade/, /^Estado/, /^Latitude/, /^Longitude/])
      await expect(canvas.getByLabelText(label)).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Mostrar localização aos motoristas' })).toBeVisible()
    const country = canvas.getByLabelText('País')
    await expect(country).toHaveValue('Brasil')
    await expect(country).toHaveAccessibleDescription('O país é definido pela marca')
    await expect(canvas.getByRole('group', { name: /Localização/ })).toBeVisible()
  },
}

/** Street, city and state come from the zip code; number, zip code, point and switch are never locked. */
export const Locked: Story = {
  tags: ['STF-073'],
  args: { permissions: [] },
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Rua', 'Cidade', 'Estado'])
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
        'Vem do CEP: digite outro CEP para mudar',
      )
    const number = canvas.getByLabelText(/^Número/)
    await userEvent.clear(number)
    await userEvent.type(number, '99')
    await expect(number).toHaveValue('99')
  },
}

export const Missing: Story = {
  tags: ['STF-060', 'STF-062'],
  args: { isTried: true },
  play: async ({ canvas, userEvent }) => {
    const shows = canvas.getByRole('switch', { name: 'Mostrar localização aos motoristas' })
    if (!(shows instanceof HTMLInputElement && shows.checked)) await userEvent.click(shows)
    const latitude = canvas.getByLabelText(/^Latitude/)
    await userEvent.clear(latitude)
    await waitFor(() => expect(latitude).toHaveAccessibleDescription(/O campo Latitude deve ser preenchido/))
  },
}

/** Street and number are needed with one; without any address none is. */
export const NeededWithAZip: Story = {
  tags: ['STF-063', 'STF-064', 'STF-065', 'STF-066'],
  args: { isTried: true, base: NEW_STATION },
  play: async ({ canvas, userEvent }) => {
    const zip = canvas.getByLabelText(/^CEP/)
    const [street, number] = [canvas.getByLabelText(/^Rua/), canvas.getByLabelText(/^Número/)]
    await expect(street).not.toHaveAttribute('aria-invalid')
    await userEvent.type(zip, '8801')
    await expect(street).toHaveAccessibleDescription(/Campo obrigatório/)
    await expect(number).toHaveAccessibleDescription(/Campo obrigatório/)
    await userEvent.type(zip, '0123')
    await expect(zip).toHaveValue('88010-123')
  },
}

/** Typing stops there; pasted text is kept and marked. */
export const TooLong: Story = {
  tags: ['STF-067'],
  args: { isTried: true },
  play: async ({ canvas, userEvent }) => {
    for (const [label, limit] of [
      [/^Rua/, 30],
      [/^Número/, 5],
      [/^Cidade/, 25],
      [/^Estado/, 25],
    ] as const) {
      const field = canvas.getByLabelText(label)
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste('x'.repeat(limit))
      await userEvent.keyboard('y')
      await expect(field).toHaveValue('x'.repeat(limit))
      await userEvent.paste('yy')
      await expect(field).toHaveAccessibleDescription(new RegExp(`No máximo ${limit} caracteres`))
    }
  },
}
