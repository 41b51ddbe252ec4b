import { STANDARD_KEYS } from '@corrente/domain/ocpp'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loaded, notLoaded } from '../../../testing/index.ts'
import { ConfigurationDialog } from './ConfigurationDialog.tsx'

const screen = within(document.body)
const keys = [
  ...STANDARD_KEYS['v1.6'].map(({ key }, place) => ({ key, value: String(place * 30) })),
  { key: 'AuthorizationKey', value: undefined },
]

const meta = {
  title: 'Widgets/Operations/ConfigurationDialog',
  component: ConfigurationDialog,
  parameters: { visual: { width: 720, height: 640 } },
  args: { station: 'Ipê Centro 01', keys: loaded(keys), protocol: 'v1.6', onClose: fn() },
} satisfies Meta<typeof ConfigurationDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['TSK-002', 'TSK-007'],
  args: { keys: loaded([...keys, { key: 'StationPassword', value: 'LetMeIn!' }]) },
  play: async () => {
    const search = await screen.findByRole('searchbox')
    await userEvent.type(search, 'authorizationkey')
    await expect(await screen.findByRole('row', { name: /AuthorizationKey/ })).toHaveTextContent('sem valor')
    await userEvent.clear(search)
    await userEvent.type(search, 'LetMeIn')
    await expect(screen.queryByRole('row', { name: /StationPassword/ })).toBeNull()
    await userEvent.clear(search)
    await userEvent.type(search, 'StationPassword')
    const secret = await screen.findByRole('row', { name: /StationPassword/ })
    await expect(secret).not.toHaveTextContent('LetMeIn!')
    await userEvent.click(within(secret).getByRole('button', { name: 'Mostrar ••••••' }))
    await expect(secret).toHaveTextContent('LetMeIn!')
    await userEvent.clear(search)
    await userEvent.type(search, 'NumberOf')
    await expect(await screen.findByRole('row', { name: /NumberOfConnectors/ })).toHaveTextContent(
      'só leitura',
    )
  },
}

export const Failed: Story = { args: { keys: notLoaded('failed') } }
export const Empty: Story = { args: { keys: loaded([]) } }
