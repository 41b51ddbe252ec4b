import { curveOf } from '@corrente/domain/charging-profiles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, STAGE_NOW, stateful } from '../../../testing/index.ts'
import { ProfilePanel } from '../ProfilePanel/ProfilePanel.tsx'
import { BUSY, NIGHT, storyProfiles } from '../storyProfiles.ts'
import { ProfileList, type ProfileListProps } from './ProfileList.tsx'

const before = (ms: number) => new Date(STAGE_NOW - ms).toISOString()
const profiles = storyProfiles(
  {},
  { description: 'Frota, três turnos', profilePurpose: 'CHARGE_POINT_MAX_PROFILE', stackLevel: 3 },
  { description: null, profilePurpose: 'SOMETHING', stackLevel: null },
  { description: 'Copa', validFrom: before(9e9), validTo: before(1e9) },
)
const curves = new Map([
  [1, NIGHT],
  [2, curveOf(BUSY)],
  [3, undefined],
])

const Example = stateful(ProfileList, { query: 'onQueryChange', view: 'onViewChange' })

const meta = {
  title: 'Widgets/ChargingProfiles/ProfileList',
  component: Example,
  subcomponents: { ProfileList },
  parameters: { visual: { width: 1100, height: 520 } },
  args: {
    list: listRows(profiles, { total: 4 }),
    query: '',
    onQueryChange: fn(),
    curves,
    linksOf: (({ pk }) => ({
      editHref: `/charging_profile/edit/${pk}`,
      applyHref: `/operations/set_charging_profile?profile=${pk}`,
    })) as ProfileListProps['linksOf'],
    createHref: '/charging_profile/create',
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    renderPanel: (profile) => <ProfilePanel profile={profile} curve={NIGHT} sends={[]} />,
  },
  argTypes: { renderPanel: { control: false } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['OPS-048', 'OPS-051', 'CHP-007', 'CHP-010'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Noturno/ })
    await expect(within(row).getByRole('img', { name: /18:00 a 21:00, 16 A/ })).toBeVisible()
    await expect(within(row).getByText('TxDefaultProfile')).toBeVisible()
    await expect(within(row).getByRole('link', { name: 'Editar' })).toHaveAttribute(
      'href',
      '/charging_profile/edit/1',
    )
    await expect(canvas.getByRole('link', { name: 'Novo perfil' })).toHaveAttribute(
      'href',
      '/charging_profile/create',
    )
    await expect(canvas.getByText('Vencido')).toBeVisible()
    await expect(canvas.getByText('SOMETHING')).toBeVisible()
  },
}

export const NotAllowed: Story = {
  tags: ['CHP-006', 'OPS-049'],
  args: { createHref: undefined, linksOf: () => ({ editHref: undefined, applyHref: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sem permissão')).toHaveLength(5)
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Empty: Story = {
  args: { list: listRows<(typeof profiles)[number]>([], {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum perfil de recarga')).toBeVisible()
  },
}

/** As it stands on its page. */
export const Screen: Story = { tags: ['screen'], parameters: { visual: { width: 1280, height: 800 } } }
