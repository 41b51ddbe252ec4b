import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SCENARIOS, StateSheet } from '../../testing/index.ts'
import { LocationPicker, type LocationPickerProps } from './LocationPicker.tsx'

const round = (degrees: number) => Number(degrees.toFixed(6))

/** Keeps the place, as a form does. */
function Choosing(props: LocationPickerProps) {
  const [point, setPoint] = useState({ latitude: props.latitude, longitude: props.longitude })
  return (
    <LocationPicker
      {...props}
      {...point}
      onType={(which, degrees) => {
        setPoint((last) => ({ ...last, [which]: degrees }))
        props.onType(which, degrees)
      }}
      onPick={(latitude, longitude) => {
        setPoint({ latitude: round(latitude), longitude: round(longitude) })
        props.onPick(latitude, longitude)
      }}
    />
  )
}

const meta = {
  title: 'Map/LocationPicker',
  component: LocationPicker,
  args: {
    latitude: -23.561414,
    longitude: -46.655881,
    center: { lat: -23.5505, lng: -46.6333 },
    onType: fn(),
    onPick: fn(),
  },
  render: (args) => <Choosing {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LocationPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const NOWHERE = { latitude: undefined, longitude: undefined }
const REQUIRED = 'O campo Latitude deve ser preenchido.'

export const States: Story = {
  // Two maps of one name stand beside each other in this sheet alone.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StateSheet rows={['required', 'optional'] as const} columns={['narrow'] as const}>
      {(row) => (
        <div style={{ inlineSize: 320 }}>
          <LocationPicker
            {...args}
            {...NOWHERE}
            blockSize={200}
            isOptional={row === 'optional'}
            latitudeError={row === 'required' ? REQUIRED : undefined}
          />
        </div>
      )}
    </StateSheet>
  ),
}

/** Out of range there is no pin; what is wrong may take many words. */
export const Contents: Story = {
  args: {
    latitude: -123.561414,
    longitude: -1_234_567.123456,
    latitudeError: SCENARIOS[1].text,
    longitudeError: SCENARIOS[2].text,
    blockSize: 200,
  },
}

/** Without a pointer: typed, or put into the middle and moved with arrow keys. */
export const Keyboard: Story = {
  args: NOWHERE,
  play: async ({ canvas, canvasElement, args, step }) => {
    await step('a typed coordinate is handed on as a number', async () => {
      await userEvent.tab()
      await userEvent.keyboard('-23,5')
      await expect(args.onType).toHaveBeenLastCalledWith('latitude', -23.5)
      await userEvent.clear(canvas.getByLabelText('Latitude'))
    })
    const put = await canvas.findByRole('button', { name: 'Pôr o pino no meio do mapa' }, { timeout: 15_000 })
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull(), { timeout: 15_000 })
    await step('the pin comes to the middle and has the focus', async () => {
      put.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Pino em -23,55/ })).toHaveFocus(), {
        timeout: 5_000,
      })
    })
    await step('arrow keys move it', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await waitFor(() => expect(canvas.getByLabelText('Latitude')).not.toHaveValue('-23,5505'))
      const [latitude] = [...(args.onPick as ReturnType<typeof fn>).mock.calls].at(-1) ?? []
      await expect(latitude).toBeGreaterThan(-23.5505)
    })
  },
}
