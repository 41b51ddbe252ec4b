import { privateUsersFixture } from '@corrente/domain/fixtures'
import { boundAtFirst } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ACCOUNTS, type AtWorkProps, GROUPS, useStationAtWork } from '../testing/atWork.tsx'
import { type AccessOffers, GeneralTab } from './GeneralTab.tsx'

const USERS = privateUsersFixture()
const OFFERS: AccessOffers = {
  users: USERS,
  usersState: 'ready',
  onRetry: fn(),
  cpf: { kind: 'idle' },
  onSearchCpf: fn(),
}

function GeneralAtWork(props: AtWorkProps) {
  return <GeneralTab {...useStationAtWork(props)} accounts={ACCOUNTS} groups={GROUPS} access={OFFERS} />
}

const meta = {
  title: 'Widgets/StationForm/GeneralTab',
  component: GeneralAtWork,
  subcomponents: { GeneralTab },
  args: { onValues: fn() },
} satisfies Meta<typeof GeneralAtWork>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['STF-033'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('ChargeBox ID')).toHaveAccessibleDescription(
      /Não muda depois que a estação foi criada/,
    )
  },
}

/** Typing stops there; pasted text is kept and marked. */
export const Limits: Story = {
  tags: ['STF-035', 'STF-036'],
  args: { isTried: true },
  play: async ({ canvas, userEvent }) => {
    for (const [label, limit] of [
      [/^Descrição/, 90],
      [/^Endereço do endpoint/, 25],
    ] as const) {
      const field = canvas.getByLabelText(label)
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste('x'.repeat(limit))
      await expect(field).not.toHaveAttribute('aria-invalid')
      await userEvent.keyboard('y')
      await expect(field).toHaveValue('x'.repeat(limit))
      await userEvent.paste('yy')
      await expect(field).toHaveValue(`${'x'.repeat(limit)}yy`)
      await expect(field).toHaveAccessibleDescription(new RegExp(`No máximo ${limit} caracteres`))
    }
  },
}

export const FaceReaderOfAnAccount: Story = {
  tags: ['STF-048', 'STF-049'],
  args: { changes: { accountPk: ACCOUNTS[0]?.pk, hasFaceReader: true, faceReaderMac: 'AA:BB:CC:DD:EE:FF' } },
  play: async ({ canvas, userEvent, args }) => {
    const mac = canvas.getByLabelText(/^Endereço MAC/)
    await expect(mac).toHaveValue('AA:BB:CC:DD:EE:FF')
    const without = ACCOUNTS.find(({ hasFaceReader }) => !hasFaceReader)
    await userEvent.selectOptions(canvas.getByLabelText('Conta'), without?.name ?? '')
    await expect(mac).toHaveValue('')
    await expect(mac).toHaveAccessibleDescription(/A conta escolhida não tem leitor facial/)
    await expect(args.onValues).toHaveBeenLastCalledWith(
      expect.objectContaining({ hasFaceReader: false, faceReaderMac: '' }),
    )
  },
}

export const Private: Story = {
  tags: ['STF-008'],
  args: { changes: { visibility: 'PRIVATE', people: boundAtFirst(USERS) } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: /^Donos/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Pública' }))
    await expect(canvas.queryByRole('combobox', { name: /^Donos/ })).toBeNull()
  },
}

/** Words that nobody knows stay as they came. */
export const Unknown: Story = {
  args: { changes: { visibility: 'SECRET', accountPk: 999, groupPk: 888 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'SECRET' })).toBeChecked()
    await expect(canvas.getByLabelText('Conta')).toHaveDisplayValue('Conta 999')
    await expect(canvas.getByLabelText(/^Grupo de estações/)).toHaveDisplayValue('Grupo 888')
  },
}
