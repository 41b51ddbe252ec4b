import { emptyValues } from '@corrente/domain/forms'
import { COMMAND_FORM, type Command, checkCommand } from '@corrente/domain/operations'
import type { PickerUser } from '@corrente/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { loaded, notLoaded, phone, STAGE_NOW, StateSheet } from '../../../testing/index.ts'
import type { UserSource } from '../../pickers/index.ts'
import { network, offer, stationOf } from '../storyOperations.ts'
import { CommandForm, type CommandFormProps } from './CommandForm.tsx'

const first = network[0]?.id ?? ''
const peopleOf = (...rows: readonly PickerUser[]): UserSource => ({
  list: loaded({ rows, count: rows.length }),
  found: undefined,
  onSearch: fn(),
})

/** Keeps what is typed and chosen, as the page does. */
function Filling(props: CommandFormProps) {
  const [values, setValues] = useState(props.values)
  const [selected, setSelected] = useState(props.selected)
  return (
    <CommandForm {...props} values={values} onChange={setValues} selected={selected} onSelect={setSelected} />
  )
}

const meta = {
  title: 'Widgets/Operations/CommandForm',
  component: CommandForm,
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
    people: peopleOf(),
    paymentTypes: [],
    recharges: loaded([]),
    rechargeHrefOf: (id: number): string | undefined => `/transactions?recharge=${id}`,
    cardHrefOf: (idTag: string): string | undefined => `/tags?card=${idTag}`,
    old: [] as readonly string[],
    isSending: false,
    onSubmit: fn(),
  },
  argTypes: { notice: { control: false } },
  render: (args) => <Filling key={args.command} {...args} />,
} satisfies Meta<typeof CommandForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'OPS-029 SOFT is first, nothing is chosen beforehand',
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

export const Keyboard: Story = {
  name: 'OPS-012 what is missing is said, and the first error gets the focus',
  args: {
    command: 'changeConfiguration',
    selected: [first],
    errors: checkCommand('changeConfiguration', emptyValues(COMMAND_FORM), STAGE_NOW),
    problem: 'missing',
    tries: 1,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Por favor, preencha todos os parâmetros obrigatórios.')).toBeVisible()
    await expect(canvas.getByLabelText('Chave da lista')).toHaveFocus()
    canvas.getByLabelText('Valor').focus()
    await userEvent.keyboard('300{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const KeyList: Story = {
  name: 'each key of the list is explained; one that is typed whole is chosen, one that is not listed is said',
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

export const KeysToRead: Story = {
  name: 'OPS-030 each key to read is explained in its list',
  args: { command: 'getConfiguration', selected: [first] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Chaves' }))
    const panel = within(document.body)
    const option = await panel.findByRole('option', { name: /HeartbeatInterval/ })
    await waitFor(() => expect(option.querySelector('[data-part="note"]')).not.toBeNull())
  },
}

export const States: Story = {
  parameters: {
    visual: { width: 900, height: 1400 },
    // The same command twice.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <StateSheet rows={['loading', 'failed'] as const} columns={['offer'] as const}>
      {(kind) => <CommandForm {...args} offer={notLoaded(kind)} />}
    </StateSheet>
  ),
}

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
        <Filling key={command} {...args} command={command} selected={[first]} />
      ))}
    </div>
  ),
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

const helpDriver = (command: Command): Story => ({
  name: `${command}: state of the connector, and when the station was heard last, before it is sent`,
  args: { command, selected: [first], stationOf: heardOf },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('estado há 3 min')).toBeVisible()
    const marks = within(canvas.getByRole('list', { name: 'Estado de cada conector' }))
    await expect(marks.getAllByRole('listitem')[0]).toHaveTextContent(
      /Conector 1: o carregador diz Finishing · há 3 min/,
    )
  },
})

export const HeardStart: Story = helpDriver('remoteStart')
export const HeardStop: Story = helpDriver('remoteStop')
export const HeardUnlock: Story = helpDriver('unlockConnector')

export const OldOnes: Story = {
  name: 'job 2 of profiles: stations that speak 1.5 are listed apart, with the reason',
  args: { command: 'setChargingProfile', old: network.slice(0, 2).map(({ id }) => id) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('2 estações falam OCPP 1.5 e não recebem este comando'))
    await expect(canvas.getByText(`${network[0]?.name} (${network[0]?.id}): fala OCPP 1.5`)).toBeVisible()
  },
}

export const Firmware: Story = {
  name: 'firmware warns, in a colour of its own',
  args: { command: 'updateFirmware', selected: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/vai gravar este arquivo e reiniciar/)).toBeVisible()
  },
}

export const Diagnostics: Story = {
  name: 'diagnostics, with the same three fields, say that nothing changes',
  args: { command: 'getDiagnostics', selected: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nada muda nela/)).toBeVisible()
    await expect(canvas.queryByText(/vai gravar/)).toBeNull()
  },
}

export const NoStation: Story = {
  name: 'OPS-011 without a station',
  args: { problem: 'noStation', tries: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Por favor, selecione uma estação.')[0]).toBeVisible()
  },
}

export const ReadOnlyKey: Story = {
  name: 'OPS-031 a read-only key that is typed warns, and may be sent',
  args: { command: 'changeConfiguration', selected: [first] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Digitada' }))
    await userEvent.type(canvas.getByLabelText('Chave digitada'), 'numberofconnectors')
    await expect(canvas.getByText(/só de leitura/)).toBeVisible()
  },
}

export const Person: Story = {
  name: 'OPS-025 a person without a tag is refused in words',
  args: {
    command: 'remoteStart',
    selected: [first],
    values: { ...emptyValues(COMMAND_FORM), driver: 'person', personPk: 7 },
    people: peopleOf({
      pk: 7,
      name: 'Caio Fictício',
      email: 'caio@example.com',
      docType: 'CPF',
      docNumber: '00000000000',
      idTag: undefined,
    }),
    errors: { personIdTag: { key: 'operations.noTag' } },
    problem: 'missing',
    tries: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este usuário não tem tag')).toBeVisible()
  },
}

export const Recharge: Story = {
  name: 'OPS-028 a stop says who charges, for how long, and what was measured last with its time',
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

export const Empty: Story = { args: { offer: loaded({ ...offer(), stations: [] }) } }
export const OnAPhone: Story = { ...phone }
