import { depositFixture, notificationFixture, ODD_TEXTS, tagFixture } from '@corrente/domain/fixtures'
import type { Transaction } from '@corrente/domain/transactions'
import { VERDICTS } from '@corrente/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PersonalDataProvider } from '../../../foundations/index.ts'
import { loaded, notLoaded, STAGE_NOW, StateSheet } from '../../../testing/index.ts'
import { STORY_USER } from '../storyUser.ts'
import { PersonView } from './PersonView.tsx'

const recharge = (id: number, changes: Partial<Transaction> = {}): Transaction => ({
  id,
  stationPk: 101,
  stationId: 'IPE-0001',
  stationName: 'Shopping Aurora',
  idTag: '04A2B6C8',
  connectorId: 1,
  userName: 'Marina Exemplo',
  startedAt: STAGE_NOW - id * 3_600_000,
  stoppedAt: STAGE_NOW - id * 3_600_000 + 1_800_000,
  energyKwh: 20.82,
  energyText: '20,8200 kWh',
  durationSeconds: 1800,
  incomeText: 'R$ 39,56',
  stopReason: undefined,
  stopActor: undefined,
  ...changes,
})

const copied = ({ onCopySummary }: { onCopySummary: (text: string) => void }) =>
  String((onCopySummary as ReturnType<typeof fn>).mock.calls.at(-1)?.[0])

const cards = [
  { tag: tagFixture({ pk: 1, idTag: 'TAG000201', type: 'USER' }), state: 'works' },
  { tag: tagFixture({ pk: 2, idTag: '04A2B6C8', note: 'Carro reserva' }), state: 'inactive' },
] as const

const meta = {
  title: 'Widgets/Users/PersonView',
  component: PersonView,
  parameters: { visual: { width: 1000, height: 900 } },
  args: {
    pk: 201,
    name: 'Marina Exemplo',
    fullName: 'Marina Exemplo',
    user: loaded(STORY_USER),
    row: undefined,
    verdict: 'fine',
    cards: loaded(cards),
    unreadCards: 0,
    isCardsCut: false,
    cardHrefOf: (id) => `/ocpptags?card=${id}`,
    onSwitchCard: fn(),
    recharges: loaded([
      recharge(1, { stopReason: 'EVDisconnected', stopActor: 'STATION' }),
      recharge(2, { userName: 'Caio Modelo' }),
    ]),
    isByNotifications: false,
    rechargeHrefOf: (id) => `/transactions?recharge=${id}`,
    wallet: {
      deposits: loaded([depositFixture(), depositFixture({ pk: 2, status: 'REJECTED', amount: 80 })]),
      total: loaded({ total: 50, text: 'R$ 50,00' }),
    },
    notifications: loaded({ rows: [notificationFixture()], count: undefined }),
    stationHrefOf: (pk) => `/stations?station=${pk}`,
    stopLinkOf: ({ stationId }) => ({ href: `/operations/stop?station=${stationId}`, isElsewhere: false }),
    backHref: '/users',
    editHref: '/user/201',
    movementsHref: '/financial?person=201',
    onActivate: fn(),
    onAccess: fn(),
    onStart: fn(),
    onTap: fn(),
    noTapReason: undefined,
    onCopySummary: fn(),
  },
} satisfies Meta<typeof PersonView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Marina Exemplo', level: 1 })).toBeVisible()
    await expect(canvas.getByText('Funciona')).toBeVisible()
    await expect(canvas.getByText('Cadastro e cartões estão em ordem: veja a estação.')).toBeVisible()
    await expect(canvas.getByText(/de outra pessoa: Caio Modelo/)).toBeVisible()
    await expect(canvas.getByText(/^R\$\s80,00 · /)).toBeVisible()
    await expect(canvas.queryByText(/^saldo/i)).toBeNull()
    await expect(canvas.getByText('fim: EVDisconnected, pela estação')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Recarga 1' })).toHaveAttribute(
      'href',
      '/transactions?recharge=1',
    )
    await expect(canvas.getAllByText(/ · 20,82\skWh$/)).toHaveLength(2)
  },
}

/** Each verdict, in words. */
export const States: Story = {
  parameters: {
    visual: { width: 1000, height: 2400 },
    // Each verdict stands here with the panels of the others, and is cut where it says no more.
    a11y: {
      config: { rules: [{ id: 'landmark-unique', enabled: false }] },
      options: { rules: { 'target-size': { enabled: false } } },
    },
  },
  render: (args) => (
    <StateSheet rows={VERDICTS} columns={['page'] as const}>
      {(verdict) => (
        <div style={{ inlineSize: 640, maxBlockSize: 224, overflow: 'clip' }}>
          <PersonView
            {...args}
            verdict={verdict}
            name={verdict}
            user={loaded({ ...STORY_USER, isActive: verdict !== 'inactive' })}
          />
        </div>
      )}
    </StateSheet>
  ),
}

/** At the user limit the record cannot be read: the page stands on the list's row, and each other part by itself. */
export const AtTheLimit: Story = {
  args: {
    user: notLoaded('notPermitted'),
    row: { email: 'marina@example.com', docType: 'CPF', docNumber: '52998224725' },
    verdict: 'unknown',
    cards: notLoaded('failed'),
    editHref: undefined,
    movementsHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/limite de usuários do plano foi atingido/)).toBeVisible()
    await expect(canvas.getByText('529.982.247-25')).toBeVisible()
    await expect(canvas.getByText('Não foi possível ler os cartões.')).toBeVisible()
    await expect(canvas.getByText('Últimas recargas')).toBeVisible()
  },
}

/** Nothing there, nothing known, endless words, a recharge that goes on, no right to search by card. */
export const Contents: Story = {
  args: {
    name: ODD_TEXTS.unbreakable,
    user: loaded({
      ...STORY_USER,
      email: undefined,
      docNumber: undefined,
      phone: undefined,
      isActive: false,
    }),
    cards: loaded([]),
    unreadCards: 2,
    isByNotifications: true,
    recharges: loaded([]),
    wallet: undefined,
    notifications: loaded({ rows: [], count: undefined }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 cartões não puderam ser lidos')).toBeVisible()
    await expect(canvas.queryByText('Nenhum cartão')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar resumo' }))
    await expect(copied(args)).toContain('Cartões: 2 cartões não puderam ser lidos')
  },
}

/** On a shared screen: the end of each alone, and of each one pressed all of it. */
export const Hidden: Story = {
  render: (args) => (
    <PersonalDataProvider isHidden>
      <PersonView {...args} />
    </PersonalDataProvider>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(/marina@|529\.982|90000|04A2B6C8|TAG000201/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar •••725' }))
    await expect(canvas.getByText('529.982.247-25')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar resumo' }))
    await expect(copied(args)).toContain('•••6C8 - Inativo')
  },
}

/** A card that is lost is switched off where its person is; one that is off is switched on again. */
export const Cards: Story = {
  args: {
    cards: loaded([
      cards[0],
      { tag: tagFixture({ pk: 2, idTag: '04A2B6C8', isInactive: true, isFree: true }), state: 'inactive' },
    ]),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: '04A2B6C8' })).toHaveAttribute(
      'href',
      '/ocpptags?card=04A2B6C8',
    )
    await expect(canvas.getByText('Recarga grátis')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Desativar o cartão TAG000201' }))
    await expect(args.onSwitchCard).toHaveBeenCalledWith(cards[0].tag)
    await userEvent.click(canvas.getByRole('button', { name: 'Reativar o cartão 04A2B6C8' }))
    await expect(args.onSwitchCard).toHaveBeenLastCalledWith(
      expect.objectContaining({ idTag: '04A2B6C8', isInactive: true }),
    )
  },
}

/** Where recharges may not be searched by card. */
export const ByNotifications: Story = {
  args: {
    isByNotifications: true,
    isCardsCut: true,
    recharges: loaded([
      recharge(54775, {
        stationPk: undefined,
        idTag: undefined,
        userName: undefined,
        energyKwh: undefined,
        energyText: undefined,
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/lidas das últimas 30 notificações/)).toBeVisible()
    await expect(canvas.getByText(/pode haver mais cartões/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Recarga 54775' })).toBeVisible()
  },
}

/** The stations of the last recharges first, each once; without any the form comes at once. */
export const Start: Story = {
  args: {
    recharges: loaded([
      recharge(1),
      recharge(2),
      recharge(3, { stationId: 'ARO-0003', stationName: 'Parque Aroeira' }),
    ]),
  },
  play: async ({ args, canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar recarga' }))
    const items = await body.findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Shopping Aurora',
      'Parque Aroeira',
      'Outra estação…',
    ])
    await userEvent.click(body.getByRole('menuitem', { name: 'Parque Aroeira' }))
    await expect(args.onStart).toHaveBeenCalledWith({ stationId: 'ARO-0003', name: 'Parque Aroeira' })
  },
}

export const Charging: Story = {
  args: {
    verdict: 'charging',
    recharges: loaded([recharge(1, { stoppedAt: undefined, energyText: undefined, stationPk: undefined })]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Carregando desde/)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/recarga agora: .+, desde/)
    // Once, beside the verdict.
    await expect(canvas.getAllByRole('link', { name: 'Parar recarga' })).toHaveLength(1)
  },
}

/** Nobody has this key. */
export const Nobody: Story = {
  args: { user: notLoaded('notFound') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum usuário encontrada com este id.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voltar aos usuários' })).toHaveAttribute('href', '/users')
    await expect(canvas.queryByRole('heading', { name: 'Cartões' })).toBeNull()
  },
}
