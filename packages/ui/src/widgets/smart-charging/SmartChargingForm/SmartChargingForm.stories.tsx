import { checkSmartCharging, newSmartCharging } from '@corrente/domain/smart-charging'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { loaded, phone } from '../../../testing/index.ts'
import { READINGS, readingFixture } from '../storyMeters.ts'
import { SmartChargingForm, type SmartChargingFormProps } from './SmartChargingForm.tsx'

const values = {
  isEnabled: true,
  startDate: '2026-03-15',
  endDate: '2026-12-31',
  current: '125',
  meterId: 'MTR-0001',
}
const fresh = newSmartCharging(4).values

/** Keeps what is typed, and says what is wrong after a first try, as the page does. */
function Editing({ values: first, onSubmit, ...props }: SmartChargingFormProps) {
  const [now, setNow] = useState(first)
  const [hasTried, setTried] = useState(false)
  return (
    <SmartChargingForm
      {...props}
      values={now}
      onChange={setNow}
      errors={hasTried ? checkSmartCharging(now) : props.errors}
      onSubmit={() => {
        setTried(true)
        onSubmit()
      }}
    />
  )
}

const meta = {
  title: 'Widgets/SmartCharging/SmartChargingForm',
  component: SmartChargingForm,
  args: {
    isNew: false,
    values,
    onChange: fn(),
    errors: {},
    state: 'idle',
    onSubmit: fn(),
    cancelHref: '/virtual-groups',
    meter: {
      state: { kind: 'idle' },
      onSearch: fn(),
      linked: 'MTR-0001',
      linkedReading: loaded(READINGS.near),
      chosenReading: loaded(READINGS.near),
      limit: 125,
    },
    term: undefined,
    chargers: { added: 0, removed: 0 },
  },
  argTypes: { notice: { control: false }, ref: { control: false } },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof SmartChargingForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['screen', 'SMC-012', 'SMC-033'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('form', { name: 'Smart charging do grupo: limite de corrente' }),
    ).toBeVisible()
    await expect(
      canvas.getByText('O dimensionamento do smart charging deve ser feito por um técnico qualificado.'),
    ).toBeVisible()
    await expect(canvas.getByText('Medidor ligado: MTR-0001')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Smart Charging habilitado' }))
    await expect(canvas.queryByText(/técnico qualificado/)).toBeNull()
  },
}

export const New: Story = {
  tags: ['SMC-011', 'SMC-013', 'SMC-014', 'SMC-016'],
  args: { isNew: true, values: fresh, meter: { ...meta.args.meter, linked: '', linkedReading: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Criar smart charging: limite de corrente' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Criar' }))
    for (const [label, text] of [
      ['Data de início', 'A data de início é um campo obrigatório'],
      ['Data de término', 'A data de término é um campo obrigatório'],
      ['Corrente nominal do disjuntor (A)', 'A corrente nominal do disjuntor (a) é um campo obrigatório'],
    ] as const)
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
        new RegExp(text.replace(/[()]/g, '\\$&')),
      )
    await userEvent.click(canvas.getByRole('switch', { name: 'Smart Charging habilitado' }))
    await expect(canvas.getByRole('button', { name: 'Criar' })).toHaveAccessibleDescription(
      'Com o Smart Charging desligado não há o que criar.',
    )
  },
}

export const Unfit: Story = {
  tags: ['VGR-052'],
  args: { errors: checkSmartCharging(values, ['Posto da serra', 'Praça 2']) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('switch', { name: 'Smart Charging habilitado' }),
    ).toHaveAccessibleDescription(/não os aceita: Posto da serra, Praça 2/)
  },
}

export const WrongDates: Story = {
  tags: ['SMC-015'],
  args: { values: { ...values, startDate: '2026-12-31' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await expect(canvas.getByLabelText('Data de início')).toHaveAccessibleDescription(
      /A data de início deve ser anterior a data final/,
    )
  },
}

/** 1250 becomes 125.0, and what it means stands below it at once. */
export const Current: Story = {
  tags: ['SMC-017', 'SMC-018'],
  args: { values: { ...values, current: '' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Corrente nominal do disjuntor (A)')
    await userEvent.type(field, '1250')
    await expect(field).toHaveValue('125.0')
    await expect(field).toHaveAccessibleDescription('= 125,0 A por fase')
    await userEvent.type(field, '123')
    await expect(field).toHaveValue('125.01')
    await expect(field).toHaveAccessibleDescription(/No máximo 6 caracteres/)
    await userEvent.clear(field)
    await userEvent.type(field, '12,5x')
    await expect(field).toHaveValue('12.5')
    await expect(field).toHaveAccessibleDescription(/Só dígitos e um ponto/)
  },
}

/** Old and new beside each other, both live, before it is saved. */
export const Swap: Story = {
  args: {
    values: { ...values, meterId: 'MTR-0008' },
    meter: {
      ...meta.args.meter,
      chosenReading: loaded(readingFixture({ meterId: 'MTR-0008', phases: READINGS.fine.phases })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Agora: MTR-0001' })).toHaveTextContent('118 A')
    await expect(canvas.getByRole('region', { name: 'Novo: MTR-0008' })).toHaveTextContent('12,4 A')
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }))
    await expect(canvas.getByText('Medidor ligado: MTR-0001')).toBeVisible()
  },
}

/** Everything that can be said at once: an end, other chargers, a meter that another group has. */
export const Contents: Story = {
  args: {
    term: { state: 'ended', days: 20, endDate: '2026-02-22' },
    chargers: { added: 2, removed: 1 },
    values: { ...values, meterId: 'MTR-'.padEnd(80, '0') },
    errors: { meterId: { key: 'smart.meterTaken' } },
    meter: { ...meta.args.meter, chosenReading: loaded('missing' as const), linkedReading: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O limite terminou há 20 dias: valia até 22/02/2026.')).toBeVisible()
    await expect(
      canvas.getByText('2 carregadores do grupo ainda não estão no smart charging; 1 já saiu do grupo.'),
    ).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Medidor já associado a outro grupo')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch', { name: 'Smart Charging habilitado' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Data de início')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = {
  ...phone,
  tags: ['screen'],
  args: { term: { state: 'ending', days: 0, endDate: '2026-03-14' } },
}
