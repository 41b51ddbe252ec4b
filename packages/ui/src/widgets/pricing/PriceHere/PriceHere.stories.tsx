import {
  type KnownWeeks,
  NO_TARIFF,
  type PricedStation,
  type PricingGroup,
  type PricingWeek,
  pricesHere,
} from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loaded, notLoaded, StateSheet } from '../../../testing/index.ts'
import { CONFLICT_WEEK, STORY_WEEK } from '../storyWeek.ts'
import { PriceHere, type ShownPrices } from './PriceHere.tsx'

/** A Monday evening. */
const NOW = { date: '2026-11-23', minute: 1265 }
const STATION: PricedStation = {
  takesPayment: true,
  payment: {
    incomeType: 'KWH',
    incomeBy: 'CHARGE_BOX',
    incomePerKwh: 2.1,
    incomePerMinute: undefined,
    incomePerRecharge: 0.5,
    taxFraction: 0.15,
  },
}
const CHRISTMAS = {
  key: 'x',
  uuid: null,
  isActive: true,
  from: '2026-11-23',
  to: '2026-11-24',
  tariff: { ...NO_TARIFF, kwh: 1.4 },
}
const WEEKS: KnownWeeks = new Map<string, PricingWeek | 'gone'>([
  ['ponta', STORY_WEEK],
  ['noite', { ...STORY_WEEK, exceptions: [CHRISTMAS] }],
  ['antiga', CONFLICT_WEEK],
  ['parte', { ...STORY_WEEK, unread: [{}] }],
  ['sumiu', 'gone'],
])
const group = (id: number, name: string, uuid: string, isEnabled = true): PricingGroup => ({
  id,
  name,
  pricing: { isEnabled, profiles: [uuid, uuid, uuid] },
})
const pricesOf = (
  groups: readonly PricingGroup[],
  { ids = [1, 2, 4], now = NOW }: { readonly ids?: readonly number[]; readonly now?: typeof NOW } = {},
): ShownPrices => ({
  rows: pricesHere({ ...STATION, connectors: ids.map((id) => ({ id })) }, { groups, weeks: WEEKS, now }),
  now,
  isPartial: false,
  unreadGroups: 0,
})
const SOUTH = group(4, 'Garagem Sul', 'ponta')
const NAMES: Readonly<Record<string, string>> = {
  ponta: 'Horário de ponta',
  noite: 'Noturno 2026',
  antiga: 'Shopping, tabela antiga',
  parte: 'Importado do sistema anterior',
}

const meta = {
  title: 'Widgets/Pricing/PriceHere',
  component: PriceHere,
  parameters: { visual: { width: 512, height: 420 } },
  args: {
    prices: loaded(pricesOf([SOUTH])),
    progress: undefined,
    zoneName: 'UTC−3',
    profileName: (uuid) => NAMES[uuid],
    profileHref: (uuid) => `/dynamic-pricing/${uuid}`,
    groupHref: (id) => `/virtual-groups/view/${id}?tab=pricing`,
  },
} satisfies Meta<typeof PriceHere>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Conectores 1 e 2')).toBeVisible()
    await expect(canvas.getByText('R$ 2,30/kWh')).toBeVisible()
    await expect(canvas.getByText('às 22:00 cai para R$ 1,90/kWh')).toBeVisible()
    await expect(canvas.getByText('Faixa de segunda 18:00–22:00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Horário de ponta' })).toHaveAttribute(
      'href',
      '/dynamic-pricing/ponta',
    )
    await expect(canvas.getByText(/perfis valem só para os conectores 1 a 3/)).toBeVisible()
    await expect(canvas.getByText('Às 21:05, no horário da rede (UTC−3)')).toBeVisible()
  },
}

export const Ambiguous: Story = {
  args: { prices: loaded(pricesOf([SOUTH, group(14, 'Posto da serra', 'noite')], { ids: [1] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preço ambíguo')).toBeVisible()
    await expect(canvas.getByText('Está em 2 configurações, e não se sabe qual preço vale:')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Posto da serra' })).toBeVisible()
    await expect(canvas.getByText('R$ 1,40/kWh')).toBeVisible()
  },
}

const SITUATIONS = {
  exception: pricesOf([group(1, 'Frota', 'noite')], { ids: [1] }),
  clash: pricesOf([group(1, 'Shopping Aroeira', 'antiga')], {
    ids: [1],
    now: { date: '2026-11-23', minute: 650 },
  }),
  partlyUnread: pricesOf([group(1, 'Praça', 'parte')], { ids: [1] }),
  noGroup: pricesOf([], { ids: [1] }),
  off: pricesOf([group(1, 'Torre Norte', 'ponta', false)], { ids: [1] }),
  gone: pricesOf([group(1, 'Hotel Pitanga', 'sumiu')], { ids: [1] }),
  groupUnread: pricesOf([{ id: 1, name: 'Vila nova', pricing: undefined }], { ids: [1] }),
} as const
const KINDS = Object.keys(SITUATIONS) as (keyof typeof SITUATIONS)[]

/** Each reason of a price, and each of none. */
export const States: Story = {
  parameters: {
    visual: { width: 512, height: 1400 },
    // One panel in many states on one sheet.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={KINDS} columns={['now'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 380 }}>
          <PriceHere {...args} prices={loaded(SITUATIONS[kind])} />
        </div>
      )}
    </StateSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exceção de 23/11/2026 a 24/11/2026')).toBeVisible()
    await expect(canvas.getByText('conflito')).toBeVisible()
    await expect(canvas.getByText(/uma delas pode valer agora/)).toBeVisible()
    await expect(canvas.getByText(/não está em nenhuma configuração/)).toBeVisible()
    await expect(canvas.getByText(/está desligado/)).toBeVisible()
    await expect(canvas.getAllByText('Não se sabe')).toHaveLength(2)
  },
}

export const PartlyUnread: Story = {
  args: { prices: loaded({ ...pricesOf([SOUTH]), isPartial: true, unreadGroups: 3 }) },
}

export const Reading: Story = {
  args: { prices: notLoaded('loading'), progress: { read: 12, total: 40 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lendo as configurações: 12 de 40')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { prices: notLoaded('unreachable') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não foi possível descobrir o preço')).toBeVisible()
  },
}
