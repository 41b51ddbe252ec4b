import { rechargeFixture, tagFixture, unknownTagsFixture } from '@corrente/domain/fixtures'
import type { CardFacts } from '@corrente/domain/tags'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded, notLoaded, STAGE_NOW } from '../../../testing/index.ts'
import { TagVerdict } from './TagVerdict.tsx'

const facts = (changes: Partial<CardFacts> = {}): CardFacts => ({
  idTag: '04A2B3C4D5E6F7',
  how: 'plain',
  tag: tagFixture(),
  refused: undefined,
  parent: tagFixture({ pk: 502, idTag: 'TAG000201', type: 'USER' }),
  recharge: undefined,
  station: undefined,
  unread: [],
  ...changes,
})

const meta = {
  title: 'Widgets/Tags/TagVerdict',
  component: TagVerdict,
  args: {
    idTag: '04A2B3C4D5E6F7',
    facts: loaded(facts()),
    condition: undefined,
    links: {
      create: '/ocpptags/create',
      edit: (pk) => `/ocpptags/edit/${pk}`,
      tag: (id) => `/ocpptags?card=${id}`,
      person: (pk) => `/users?person=${pk}`,
      stop: ({ stationId }) => ({
        href: `/operations/remote_stop?station=${stationId}`,
        isElsewhere: false,
      }),
      station: (id) => `/stations?q=${id}`,
      stationForm: (pk) => `/station_edit/${pk}`,
      problems: '/alerts?view=triage',
      caseOf: (id) => `/case?tag=${id}`,
    },
    actions: { onApprove: fn(), onSwitch: fn() },
    onClose: fn(),
  },
  argTypes: { links: { control: false }, actions: { control: false } },
} satisfies Meta<typeof TagVerdict>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('O cartão está em ordem')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver problemas das estações' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'TAG000201' })).toHaveAttribute(
      'href',
      '/ocpptags?card=TAG000201',
    )
    await expect(canvas.getByRole('link', { name: 'Marina Exemplo' })).toBeVisible()
    await expect(canvas.getByText('Sem recarga')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Abrir o caso' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/case/),
    )
    await expect(canvas.getByText('Rede Ipê')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Desativar' }))
    await expect(args.actions.onSwitch).toHaveBeenCalledWith(tagFixture())
  },
}

/** It was read the other way round, and its parent is inactive. */
export const States: Story = {
  args: {
    facts: loaded(
      facts({ how: 'reversed', parent: tagFixture({ pk: 502, idTag: 'TAG000201', isInactive: true }) }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A tag pai está inativa')).toBeVisible()
    await expect(canvas.getByText(/bytes ao contrário/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Abrir a tag pai' })).toHaveAttribute(
      'href',
      '/ocpptags/edit/502',
    )
  },
}

const station = {
  pk: 12,
  id: 'IPE-0001',
  name: 'Shopping Aurora',
  accountPk: 7,
  accountName: 'Rede Ipê',
  isBound: undefined,
}

export const OtherAccount: Story = {
  args: { facts: loaded(facts({ station: { ...station, accountPk: 8, accountName: 'Outra rede' } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A conta do cartão não é a da estação')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Editar o cartão' })).toBeVisible()
  },
}

export const NotBound: Story = {
  args: { facts: loaded(facts({ station: { ...station, isBound: false } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A estação é privada')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Vincular na estação' })).toHaveAttribute(
      'href',
      '/station_edit/12',
    )
  },
}

export const Charging: Story = {
  args: {
    facts: loaded(
      facts({ tag: tagFixture({ isCharging: true, isFree: true }), recharge: rechargeFixture() }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver a estação' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Parar recarga' })).toHaveAttribute(
      'href',
      expect.stringContaining('/operations/remote_stop'),
    )
    await expect(canvas.getByText('Recarga grátis')).toBeVisible()
  },
}

export const ChargingSomewhere: Story = {
  args: {
    facts: loaded(facts({ tag: tagFixture({ isCharging: true }), unread: ['rechargesOff'] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/onde e desde quando não se sabe/)).toBeVisible()
    await expect(canvas.getByText(/busca de recargas por cartão está desativada/)).toBeVisible()
    await expect(canvas.queryByText(/Em -/)).toBeNull()
  },
}

/** What could not be read is not "in order": it is named, and asked for again. */
export const PartUnread: Story = {
  args: { facts: { ...loaded(facts({ parent: undefined, unread: ['parent', 'station'] })), retry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/não dá para dizer que está em ordem/)).toBeVisible()
    await expect(canvas.queryByText('O cartão está em ordem')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Consultar de novo' }))
    await expect(args.facts.retry).toHaveBeenCalledOnce()
  },
}

export const AtAStation: Story = {
  args: {
    facts: loaded(facts({ station })),
    condition: {
      condition: 'offline',
      down: 1,
      total: 1,
      isPartial: false,
      since: STAGE_NOW - 3_600_000,
      connectors: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A estação agora: Sem conexão desde/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver a estação' })).toBeVisible()
  },
}

export const Refused: Story = {
  args: { facts: loaded(facts({ tag: undefined, parent: undefined, refused: unknownTagsFixture()[0] })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Foi recusado em: IPE-0001/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'IPE-0001' })).toHaveAttribute(
      'href',
      '/stations?q=IPE-0001',
    )
    await expect(canvas.getByText('Última tentativa')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }))
    await expect(args.actions.onApprove).toHaveBeenCalledWith(unknownTagsFixture()[0])
  },
}

export const Inactive: Story = {
  args: { facts: loaded(facts({ tag: tagFixture({ isInactive: true }) })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Desativar' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Reativar' }))
    await expect(args.actions.onSwitch).toHaveBeenCalledWith(tagFixture({ isInactive: true }))
  },
}

export const Nobodys: Story = {
  args: { facts: loaded(facts({ tag: tagFixture({ ownerName: undefined, parentName: undefined }) })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Atribuir a um usuário' })).toHaveAttribute(
      'href',
      '/ocpptags/edit/501',
    )
  },
}

export const Failed: Story = {
  args: { facts: notLoaded('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Consultar de novo' })).toBeVisible()
  },
}
