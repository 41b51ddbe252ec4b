import { virtualGroupFixture, virtualGroupsFixture } from '@corrente/domain/fixtures'
import type { MeterReading } from '@corrente/domain/smart-charging'
import type { GroupKnowledge, VirtualGroupItem } from '@corrente/domain/virtual-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows } from '../../../testing/index.ts'
import { VirtualGroupList, type VirtualGroupListProps } from './VirtualGroupList.tsx'

const ROWS = virtualGroupsFixture()
const NOW = Date.parse('2026-03-14T15:05:00Z')
const reading = (meterId: string, amps: number, isOnline: boolean, ageMs: number): MeterReading => ({
  meterId,
  macAddress: undefined,
  at: NOW - ageMs,
  isOnline,
  phases: { A: amps - 4, B: amps, C: amps - 7.5 },
})
const KNOWN: GroupKnowledge = {
  readings: new Map([
    ['MTR-0003', reading('MTR-0003', 66.1, true, 20_000)],
    // A meter of one phase.
    [
      'MTR-0004',
      {
        ...reading('MTR-0004', 44, false, 3 * 3_600_000),
        phases: { A: undefined, B: 44, C: undefined },
      },
    ],
  ]),
  details: new Map([
    [
      3,
      {
        group: virtualGroupFixture(),
        pricing: { isEnabled: true, profiles: ['a', 'a', 'a'] },
        smartCharging: {
          id: 811,
          isEnabled: true,
          startDate: '2026-01-01',
          endDate: '2026-03-20',
          current: 63,
          meterId: 'MTR-0003',
          isMeterInCircuit: true,
          chargers: [],
          raw: {},
        },
      },
    ],
  ]),
  profiles: new Set(['a']),
  now: NOW,
  today: '2026-03-14',
}

const meta = {
  title: 'Widgets/Virtual groups/VirtualGroupList',
  component: VirtualGroupList,
  parameters: { visual: { width: 1100, height: 620 } },
  args: {
    list: listRows(ROWS),
    view: DEFAULT_TABLE_VIEW,
    onViewChange: fn(),
    maySmart: true,
    known: KNOWN,
    profiles: [{ uuid: 'a', name: 'Noturno 2026' }],
    downOf: (({ id }) => (id === 3 ? 1 : 0)) as VirtualGroupListProps['downOf'],
    hrefOf: (({ id }) => `/virtual-groups/view/${id}`) as VirtualGroupListProps['hrefOf'],
    onDelete: fn(),
    query: '',
    onQueryChange: fn(),
    createHref: '/virtual-groups/create',
    isTooLong: false,
    areReadingsLost: false,
    onOpen: fn(),
  },
} satisfies Meta<typeof VirtualGroupList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['VGR-004', 'VGR-005', 'VGR-006', 'VGR-007'],
  play: async ({ canvas }) => {
    for (const name of ['Título', 'Carregadores', 'Perfil de Precificação', 'Smart Charging', 'Medidor'])
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible()
    const over = within(canvas.getByRole('row', { name: /Garagem Sul/ }))
    await expect(over.getByText('Acima do limite')).toBeVisible()
    await expect(over.getByText('Online')).toBeVisible()
    // It stands out from the others.
    await expect(canvas.getByRole('row', { name: /Garagem Sul/ })).toHaveAttribute('data-tone', 'danger')
    await expect(canvas.getByRole('row', { name: /Shopping Aroeira/ })).not.toHaveAttribute('data-tone')
    await expect(over.getByText('Noturno 2026')).toBeVisible()
    await expect(over.getByText('termina em 6 dias')).toBeVisible()
    const silent = within(canvas.getByRole('row', { name: /Shopping Aroeira/ }))
    await expect(silent.getByText('Offline')).toBeVisible()
    // Of its phases those that were measured.
    await expect(silent.getByText('B 44 A')).toBeVisible()
    await expect(silent.getByText('sem leitura: não conte com o limite')).toBeVisible()
    // Online, offline: two colours.
    const dot = (row: typeof over) =>
      row.getByText(/^(Online|Offline)$/).parentElement?.previousElementSibling
    const colours = [over, silent].map(dot).map((each) => each && getComputedStyle(each).backgroundColor)
    await expect(colours[0]).not.toBe(colours[1])
    const off = within(canvas.getByRole('row', { name: /Estacionamento Centro/ }))
    await expect(off.getByText('Desabilitado')).toBeVisible()
    // Without a meter, and with one of which there is no reading: a dash, and neither a word nor a dot.
    const meter = (row: HTMLElement) => within(row).getAllByRole('cell').at(-2)
    await expect(meter(canvas.getByRole('row', { name: /Estacionamento Centro/ }))).toHaveTextContent(/^-$/)
    const unread = meter(canvas.getByRole('row', { name: /negrito/ }))
    await expect(unread).toHaveTextContent(/^-MTR-0099$/)
    await expect(unread?.querySelector('[aria-hidden]')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Criar Configuração' })).toHaveAttribute(
      'href',
      '/virtual-groups/create',
    )
  },
}

export const Empty: Story = {
  tags: ['VGR-010'],
  args: { list: listRows<VirtualGroupItem>([], { total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma configuração cadastrada')).toBeVisible()
  },
}

export const NoMatch: Story = {
  tags: ['VGR-003'],
  args: { list: listRows<VirtualGroupItem>([], { total: 0 }), query: 'xyz' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith('')
  },
}

/** More than are read, readings that did not come, on a narrow screen. */
export const Contents: Story = {
  parameters: { visual: { width: 480, height: 900 } },
  args: { isTooLong: true, areReadingsLost: true, known: { ...KNOWN, readings: undefined } },
}
