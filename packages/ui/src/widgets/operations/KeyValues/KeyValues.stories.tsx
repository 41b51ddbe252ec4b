import type { StationKeys } from '@corrente/domain/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { nameOf, network } from '../storyOperations.ts'
import { KeyValues } from './KeyValues.tsx'

const [a = '', b = '', c = ''] = network.map(({ id }) => id)
const KEY = 'HeartbeatInterval'
const of = (stationId: string, value: string): StationKeys => ({ stationId, keys: [{ key: KEY, value }] })
const before = [of(a, '240'), of(b, '300'), { stationId: c, keys: undefined }]

const meta = {
  title: 'Widgets/Operations/KeyValues',
  component: KeyValues,
  parameters: { visual: { width: 760, height: 360 } },
  args: {
    configurationKey: KEY,
    next: '300',
    before,
    after: [],
    nameOf,
    onRead: fn(),
    isReading: false,
    isCut: false,
    onDropSame: fn(),
    same: 1,
    left: 0,
    onPutBack: fn(),
  },
  argTypes: { notice: { control: false } },
} satisfies Meta<typeof KeyValues>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['OPS-031'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: new RegExp(nameOf(a)) })).toHaveTextContent('240')
    await expect(canvas.getByRole('row', { name: new RegExp(nameOf(c)) })).toHaveTextContent('desconhecido')
    await userEvent.click(canvas.getByRole('button', { name: 'Tirar a que já tem este valor (1)' }))
    await expect(args.onDropSame).toHaveBeenCalledOnce()
  },
}

export const LeftOut: Story = {
  args: { left: 1, same: 0 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 estação já tem este valor e saiu da seleção.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pôr de volta' }))
    await expect(args.onPutBack).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 800, height: 1500 },
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet
      rows={['unread', 'reading', 'readBack', 'notPermitted'] as const}
      columns={['values'] as const}
    >
      {(row) => (
        <div style={{ inlineSize: 640 }}>
          <KeyValues
            {...args}
            before={row === 'readBack' ? before : []}
            after={row === 'readBack' ? [of(a, '300'), of(b, '240')] : []}
            isReading={row === 'reading'}
            isCut={row === 'reading'}
            onRead={row === 'notPermitted' ? undefined : args.onRead}
            onDropSame={undefined}
          />
        </div>
      )}
    </StateSheet>
  ),
}
