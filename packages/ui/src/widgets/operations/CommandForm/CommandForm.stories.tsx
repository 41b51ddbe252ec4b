import { emptyValues } from '@corrente/domain/forms'
import { COMMAND_FORM, COMMANDS, type Command, checkAtStations, reachOf } from '@corrente/domain/operations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { loaded, notLoaded, STAGE_NOW, stateful } from '../../../testing/index.ts'
import { network, offer, stationOf } from '../storyOperations.ts'
import { CommandForm } from './CommandForm.tsx'

const first = network[0]?.id ?? ''
const Example = stateful(CommandForm, { values: 'onChange', selected: 'onSelect' })

const meta = {
  title: 'Widgets/Operations/CommandForm',
  component: Example,
  subcomponents: { CommandForm },
  parameters: { visual: { width: 900, height: 760 } },
  args: {
    command: 'remoteReset',
    protocol: 'v1.6',
    offer: loaded(offer()),
    stationOf,
    selected: [],
    onSelect: fn(),
    values: emptyValues(COMMAND_FORM),
    onChange: fn(),
    errors: COMMAND_FORM.fine,
    problem: undefined,
    tries: 0,
    people: { list: loaded({ rows: [], count: 0 }), found: undefined, onSearch: fn() },
    paymentTypes: [],
    recharges: loaded([]),
    rechargeHrefOf: (id: number): string | undefined => `/transactions?recharge=${id}`,
    cardHrefOf: (idTag: string): string | undefined => `/tags?card=${idTag}`,
    old: [] as readonly string[],
    isSending: false,
    onSubmit: fn(),
  },
  argTypes: { notice: { control: false } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['OPS-029'],
  play: async ({ canvas }) => {
    const [soft, hard] = canvas.getAllByRole('radio')
    await expect(soft).toHaveAccessibleName(/^Soft/)
    await expect(soft).not.toBeChecked()
    // Never neighbours of equal weight.
    const [softBox, hardBox] = [soft, hard].map((each) => each?.closest('label')?.getBoundingClientRect())
    await expect((hardBox?.top ?? 0) - (softBox?.bottom ?? 0)).toBeGreaterThan(12)
    await expect(hard).toHaveAccessibleDescription('Só quando o Soft não resolve.')
    await expect(hard).not.toBeChecked()
  },
}

/** A choice that was not made has the focus: its group could not take it. */
export const Unchosen: Story = {
  args: { selected: [first], errors: { resetType: { key: 'required' } }, problem: 'missing', tries: 1 },
  play: async ({ canvas }) => {
    const [soft] = canvas.getAllByRole('radio')
    await waitFor(() => expect(soft).toHaveFocus())
  },
}

export const KeyList: Story = {
  args: {
    command: 'changeConfiguration',
    selected: [first],
    errors: { confKey: { key: 'required' } },
    tries: 1,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Chave da lista' })
    await userEvent.type(field, 'NaoExiste')
    await expect(
      await canvas.findByText('Esta chave não está na lista. Se é do fabricante, use “Digitada”.'),
    ).toBeVisible()
    await userEvent.clear(field)
    // Found by what it means, too.
    await userEvent.type(field, 'heartbeat')
    const option = await canvas.findByRole('option', { name: /^HeartbeatInterval/ })
    await expect(option.querySelector('small')).not.toBeEmptyDOMElement()
    await userEvent.type(field, 'interval')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'O que é HeartbeatInterval' })).toBeVisible()
  },
}

export const Loading: Story = { args: { offer: notLoaded('loading') } }
export const Failed: Story = { args: { offer: notLoaded('failed') } }

/** The parameters of those that have the most: all fourteen would be a picture of 9,000 px under each brand. */
const LONGEST = [
  'remoteStart',
  'changeConfiguration',
  'updateFirmware',
  'dataTransfer',
] as const satisfies readonly Command[]

export const Contents: Story = {
  parameters: { visual: { width: 900, height: 2700 } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {LONGEST.map((command) => (
        <Example key={command} {...args} command={command} selected={[first]} />
      ))}
    </div>
  ),
}

/** Each command asks for its own, at its field; the rest has its defaults. */
export const Asked: Story = {
  tags: [
    'OPS-010',
    'OPS-022',
    'OPS-023',
    'OPS-024',
    'OPS-030',
    'OPS-033',
    'OPS-034',
    'OPS-035',
    'OPS-036',
    'OPS-037',
    'OPS-038',
    'OPS-039',
    'OPS-040',
    'OPS-041',
    'OPS-043',
    'OPS-045',
    'OPS-046',
    'OPS-047',
  ],
  render: (args) => (
    <>
      {COMMANDS.map((command) => {
        const errors = checkAtStations(command, args.values, STAGE_NOW, reachOf(command, offer(), [first]))
        return (
          <section key={command} aria-label={command}>
            <Example
              {...args}
              command={command}
              selected={[first]}
              errors={errors}
              problem="missing"
              tries={1}
            />
          </section>
        )
      })}
    </>
  ),
  play: async ({ canvas }) => {
    const of = (command: Command) => canvas.getByRole('region', { name: command })
    const labelOf = (field: HTMLInputElement) =>
      field.labels?.[0]?.childNodes[0]?.textContent ?? field.closest('fieldset')?.firstChild?.textContent
    const asked = Object.fromEntries(
      COMMANDS.map((command) => [
        command,
        [...of(command).querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(labelOf),
      ]),
    )
    await expect(asked).toEqual({
      remoteStart: ['Conector', 'Tag'],
      remoteStop: ['Recarga'],
      unlockConnector: ['Conector'],
      triggerMessage: ['Mensagem'],
      remoteReset: ['Tipo'],
      changeAvailability: ['Disponibilidade'],
      getConfiguration: ['Chaves'],
      changeConfiguration: ['Chave da lista', 'Valor'],
      setChargingProfile: ['Perfil de recarga', 'Conector'],
      clearChargingProfile: ['Perfil de recarga'],
      // The day and the time.
      updateFirmware: ['Endereço do arquivo', 'Buscar em', 'Buscar em'],
      getDiagnostics: ['Endereço da pasta'],
      dataTransfer: ['Vendor ID'],
      clearCache: [],
    })
    for (const command of ['getDiagnostics', 'updateFirmware'] as const)
      for (const name of ['Tentativas', 'Intervalo entre tentativas'])
        await expect(within(of(command)).getByLabelText(name)).toHaveValue('1')
    const connectors = (command: Command) => within(of(command)).getByLabelText<HTMLSelectElement>('Conector')
    const whole = (command: Command) => [...connectors(command).options].find(({ value }) => value === '0')
    await expect(whole('setChargingProfile')).toHaveTextContent('0 · todos os conectores')
    await expect(whole('unlockConnector')).toBeUndefined()
  },
}

/** One connector, heard three minutes ago, in a recharge that the server still reports. */
const heardOf = (id: string) => {
  const station = stationOf(id)
  return (
    station && {
      ...station,
      heartbeatAt: undefined,
      connectors: station.connectors.map((each) => ({
        ...each,
        override: undefined,
        status: 'Finishing' as const,
        reported: 'Finishing',
        statusAt: STAGE_NOW - 3 * 60_000,
      })),
    }
  )
}

export const LastHeard: Story = {
  args: { command: 'remoteStop', selected: [first], stationOf: heardOf },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('estado há 3 min')).toBeVisible()
    const marks = within(canvas.getByRole('list', { name: 'Estado de cada conector' }))
    await expect(marks.getAllByRole('listitem')[0]).toHaveTextContent(
      /Conector 1: o carregador diz Finishing · há 3 min/,
    )
  },
}

export const Speaking15: Story = {
  args: { command: 'setChargingProfile', old: network.slice(0, 2).map(({ id }) => id) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('2 estações falam OCPP 1.5 e não recebem este comando'))
    await expect(canvas.getByText(`${network[0]?.name} (${network[0]?.id}): fala OCPP 1.5`)).toBeVisible()
  },
}

export const Diagnostics: Story = {
  args: { command: 'getDiagnostics', selected: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nada muda nela/)).toBeVisible()
    await expect(canvas.queryByText(/vai gravar/)).toBeNull()
  },
}

export const RechargeToStop: Story = {
  tags: ['OPS-028'],
  args: {
    command: 'remoteStop',
    selected: [first],
    values: { ...emptyValues(COMMAND_FORM), transactionId: 55021 },
    recharges: loaded([
      {
        id: 55021,
        recharge: {
          id: 55021,
          connectorId: 2,
          userName: 'Caio Fictício',
          idTag: 'TAG0001',
          startedAt: STAGE_NOW - 130 * 60_000,
          stoppedAt: undefined,
          measured: { kind: 'power', kw: 7.2, at: STAGE_NOW - 60_000 },
          power: { kind: 'power', kw: 7.2, at: STAGE_NOW - 60_000 },
          amps: undefined,
        },
      },
      { id: 55022, recharge: undefined },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Caio Fictício')).toBeVisible()
    await expect(canvas.getByText(/7,2 kW às \d\d:\d\d/)).toBeVisible()
    await expect(canvas.getByText(/há 2 h 10 min/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver esta recarga' })).toHaveAttribute(
      'href',
      '/transactions?recharge=55021',
    )
    await expect(canvas.getByRole('link', { name: 'TAG0001' })).toHaveAttribute('href', '/tags?card=TAG0001')
    // One that could not be read can be stopped all the same.
    await userEvent.selectOptions(canvas.getByLabelText('Recarga'), '55022')
    await expect(canvas.getByText(/Os dados desta recarga não puderam ser lidos/)).toBeVisible()
  },
}

const Turning = stateful(CommandForm, {
  values: 'onChange',
  selected: 'onSelect',
  isAnswered: 'onAnsweredChange',
})

/** The answer stands where the form stood, and the focus goes with whoever turns from the one to the other. */
export const Answered: Story = {
  args: { selected: [first] },
  render: (args) => (
    <Turning
      {...args}
      isAnswered
      answer={{ key: 12, stations: [first], connectorId: undefined, content: <p>Aceitou</p> }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Aceitou')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Enviar/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar o comando' }))
    await expect(canvas.getByRole('form', { name: 'Reiniciar' })).toHaveFocus()
    await expect(canvas.getByText('Aceitou')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver a resposta' }))
    await expect(canvasElement.querySelector('[data-answer]')).toHaveFocus()
  },
}

/** A station that is given is one line; others are chosen in its place. */
export const Given: Story = {
  args: { command: 'unlockConnector', selected: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Estação' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar estação' }))
    const field = canvas.getByRole('combobox', { name: 'Estação' })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, network[1]?.id ?? '')
    await userEvent.click((await canvas.findAllByRole('option'))[0] as HTMLElement)
    await expect(canvas.getByRole('group', { name: 'Estação escolhida' })).toHaveTextContent(
      network[1]?.id ?? '-',
    )
    await expect(canvas.getByRole('button', { name: 'Trocar estação' })).toHaveFocus()
  },
}

export const Empty: Story = { args: { offer: loaded({ ...offer(), stations: [] }) } }
