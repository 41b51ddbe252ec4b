import { curveOf } from '@corrente/domain/charging-profiles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import {
  listRows,
  loaded,
  noCountSaid,
  notLoaded,
  phone,
  SCENARIOS,
  STAGE_NOW,
  StateSheet,
} from '../../../testing/index.ts'
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

/** Keeps the query and the columns, as the page does. */
function Listing(props: ProfileListProps) {
  const [query, setQuery] = useState(props.query)
  const [view, setView] = useState(props.view)
  return (
    <ProfileList
      {...props}
      {...{ query, view }}
      onQueryChange={(next) => {
        setQuery(next)
        props.onQueryChange(next)
      }}
      onViewChange={setView}
    />
  )
}

const meta = {
  title: 'Widgets/ChargingProfiles/ProfileList',
  component: ProfileList,
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
  render: (args) => <Listing {...args} />,
} satisfies Meta<typeof ProfileList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'OPS-048 OPS-051 CHP-007 CHP-010 each with its day, its limits, its purpose and level, and where it leads',
  tags: ['visual'],
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
  name: 'CHP-006 OPS-049 without the rights the list stays, and says so in place of the buttons',
  args: { createHref: undefined, linksOf: () => ({ editHref: undefined, applyHref: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sem permissão')).toHaveLength(5)
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const States: Story = {
  parameters: { visual: { width: 800, height: 1300 } },
  render: (args) => (
    <StateSheet rows={['loading', 'failed', 'unreachable'] as const} columns={['list'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 600 }}>
          <ProfileList
            {...args}
            list={listRows<(typeof profiles)[number]>([], { reading: notLoaded(kind), total: undefined })}
          />
        </div>
      )}
    </StateSheet>
  ),
  play: noCountSaid,
}

/** Endless words, markup for a name, and rows that could not be read. */
export const Contents: Story = {
  args: {
    list: listRows(
      storyProfiles(
        { description: SCENARIOS[2].text, profilePurpose: SCENARIOS[1].text },
        { description: '<b>x</b>', stackLevel: 1_234_567 },
      ),
      { total: 2, reading: loaded(undefined, { unread: 2 }) },
    ),
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step('first the search; Escape clears it', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('searchbox')).toHaveFocus()
      await userEvent.keyboard('x{Escape}')
      await expect(args.onQueryChange).toHaveBeenLastCalledWith('')
    })
    await step('a row opens to what else is known', async () => {
      const [, row] = canvas.getAllByRole('row')
      row?.focus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText(/^Este navegador ainda não enviou/)).toBeVisible()
    })
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

export const OnAPhone: Story = {
  ...phone,
  name: 'what the search finds is said in sight, as everywhere',
  play: async ({ canvas }) => {
    const label = canvas.getByText('Buscar perfil pela descrição')
    await expect(label.getBoundingClientRect().width).toBeGreaterThan(40)
  },
}
