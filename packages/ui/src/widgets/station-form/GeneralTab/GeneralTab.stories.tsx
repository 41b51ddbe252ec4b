import { privateUsersFixture } from '@corrente/domain/fixtures'
import { boundAtFirst } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longestWords } from '../../../testing/index.ts'
import { ACCOUNTS, type AtWorkProps, GROUPS, NEW_STATION, useStationAtWork } from '../testing/atWork.tsx'
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
  name: 'STF-033 the ChargeBox ID does not change once the station was created',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('ChargeBox ID')).toHaveAccessibleDescription(
      /Não muda depois que a estação foi criada/,
    )
  },
}

export const OfNewStation: Story = {
  name: 'STF-031 STF-032 STF-034 a new station needs an id without blanks and a description',
  args: { base: NEW_STATION, isTried: true },
  play: async ({ canvas, userEvent }) => {
    const id = canvas.getByLabelText('ChargeBox ID')
    await expect(id).toHaveAccessibleDescription(/O campo ChargeBox ID é obrigatório/)
    await userEvent.type(id, 'NOVA 1')
    await expect(id).toHaveAccessibleDescription(/não pode conter espaços/)
    const description = canvas.getByLabelText('Descrição')
    await expect(description).toHaveAccessibleDescription(/O campo Descrição é obrigatório/)
    await userEvent.type(description, 'Nova')
    await expect(description).not.toHaveAttribute('aria-invalid')
  },
}

export const Limits: Story = {
  name: 'STF-035 STF-036 a description has at most 90 characters, an endpoint address 25; pasted text is kept and marked',
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
  name: 'STF-048 STF-049 the face reader follows the account, and says why it is off',
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

export const GroupBringsItsAddress: Story = {
  name: 'STF-052 STF-053 a group brings its address, and no group brings the own one back',
  play: async ({ canvas, userEvent, args }) => {
    const [group] = GROUPS
    const picker = canvas.getByLabelText(/^Grupo de estações/)
    await userEvent.selectOptions(picker, 'Não especificado')
    await userEvent.selectOptions(picker, group?.name ?? '')
    await expect(args.onValues).toHaveBeenLastCalledWith(
      expect.objectContaining({
        groupPk: group?.pk,
        address: expect.objectContaining({ latitude: group?.latitude, longitude: group?.longitude }),
      }),
    )
    await userEvent.selectOptions(picker, 'Não especificado')
    await expect(args.onValues).toHaveBeenLastCalledWith(expect.objectContaining({ groupPk: undefined }))
  },
}

export const Private: Story = {
  name: 'STF-008 a private station has owners and people with access, a public one has none',
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

export const WithoutOcpi: Story = {
  name: 'STF-038 without the permission the OCPI switch is not there',
  args: { permissions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch', { name: 'Compatível com OCPI' })).toBeNull()
    await expect(canvas.getByRole('switch', { name: 'Compatível com Hubject' })).toBeVisible()
  },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 2000 } },
  args: { isTried: true, base: NEW_STATION, changes: { visibility: 'PRIVATE', isOpenAllDay: false } },
}
