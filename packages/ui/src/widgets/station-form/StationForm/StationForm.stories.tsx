import { connectorTypesFixture, privateUsersFixture } from '@corrente/domain/fixtures'
import { type StationTab, submitBlock, tabToOpen } from '@corrente/domain/stations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { FormState } from '../../forms/index.ts'
import { ACCOUNTS, type AtWorkProps, GROUPS, NEW_STATION, useStationAtWork } from '../testing/atWork.tsx'
import { StationForm } from './StationForm.tsx'

interface FormAtWorkProps extends AtWorkProps {
  firstTab: StationTab
  state: FormState
  /** An allowed send. */
  onSend?: () => void
}

const TYPES = connectorTypesFixture()
const USERS = privateUsersFixture()
const CENTER = { lat: -23.5505, lng: -46.6333 }

/** The form as the app wires it, on fixtures. */
function FormAtWork({ firstTab, state, onSend, isTried = false, ...props }: FormAtWorkProps) {
  const [tab, setTab] = useState(firstTab)
  const [hasTried, setTried] = useState(isTried)
  const all = useStationAtWork({ ...props, isTried: true })
  const { errorTexts: _errorTexts, errors, ...part } = all
  return (
    <StationForm
      {...part}
      isNew={props.base?.pk === undefined && props.base !== undefined}
      errors={hasTried ? errors : {}}
      tab={tab}
      onTabChange={setTab}
      state={state}
      onSubmit={() => {
        setTried(true)
        if (Object.keys(errors).length > 0) setTab(tabToOpen(errors))
        else if (submitBlock(part.values) === undefined) onSend?.()
      }}
      cancelHref="/stations"
      accounts={ACCOUNTS}
      groups={GROUPS}
      types={TYPES}
      access={{ users: USERS, usersState: 'ready', onRetry: fn(), cpf: { kind: 'idle' }, onSearchCpf: fn() }}
      photos={{ onAdd: fn() }}
      center={CENTER}
    />
  )
}

const meta = {
  title: 'Widgets/StationForm/StationForm',
  component: FormAtWork,
  subcomponents: { StationForm },
  args: { firstTab: 'general', state: 'idle', onSend: fn(), onValues: fn() },
} satisfies Meta<typeof FormAtWork>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['screen', 'STF-005'],
  parameters: { visual: { width: 1024 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Geral',
      'Configurações técnicas',
      'Endereço',
      'Pagamento',
      'Fotos',
    ])
  },
}

export const New: Story = {
  tags: ['STF-006'],
  args: { base: NEW_STATION },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Nova estação' })).toBeVisible()
    await expect(canvas.queryByRole('tab', { name: 'Configurações técnicas' })).toBeNull()
  },
}

export const TabsWithErrors: Story = { args: { base: NEW_STATION, isTried: true } }

export const ZipWithoutPoint: Story = {
  tags: ['STF-030'],
  args: { firstTab: 'address', base: NEW_STATION },
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: 'Criar estação' })
    await expect(save).not.toHaveAttribute('aria-disabled')
    await userEvent.type(canvas.getByLabelText(/^CEP/), '8801')
    await expect(save).toHaveAccessibleDescription(/marque o ponto no mapa/)
    await userEvent.click(save)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Photos: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Fotos' })).toBeVisible()
    // Until a frame has passed Radix holds a panel's motion back by a style, and would keep it: a picture's key has it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await userEvent.click(canvas.getByRole('tab', { name: 'Geral' }))
    await expect(canvas.getByRole('region', { name: 'Horário de funcionamento' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Fotos' }))
  },
  tags: ['screen', 'STF-009'],
  parameters: { visual: { width: 1024 } },
  args: { firstTab: 'photos' },
}

export const Keyboard: Story = {
  tags: ['STF-029'],
  args: { changes: { description: 'Torre Norte' } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('tab', { name: 'Geral' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Pagamento' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await userEvent.type(await canvas.findByLabelText('Descrição'), '{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
