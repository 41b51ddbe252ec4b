import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { OptionList } from '../../packages/ui/src/forms/Combobox/OptionList.tsx'
import { Calendar } from '../../packages/ui/src/forms/DateRangePicker/Calendar.tsx'
import {
  Checkbox,
  Combobox,
  FileDrop,
  MultiSelect,
  RadioGroup,
  SearchField,
  SearchTags,
  SegmentedControl,
  Select,
  Switch,
  TextField,
} from '../../packages/ui/src/forms/index.ts'
import { PickList } from '../../packages/ui/src/forms/picking/PickList.tsx'
import { BUTTON_TONES } from '../../packages/ui/src/primitives/Button/Button.styles.ts'
import {
  Button,
  Chip,
  IconButton,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  Pagination,
  Tabs,
  TextLink,
} from '../../packages/ui/src/primitives/index.ts'
import { StationTable } from '../../packages/ui/src/table/DataTable/storyStations.tsx'
import { StateSheet } from '../../packages/ui/src/testing/index.ts'
import { Held, HOLDS } from '../showroom/Held.tsx'

interface Control {
  /** The control as it stands. */
  readonly shown: ReactNode
  /** Which part of it is held; the first that can be pressed without this. */
  readonly held?: string
}
type Controls = Readonly<Record<string, Control>>

const nothing = () => undefined
const DAYS = [
  { value: 'today', label: 'Hoje' },
  { value: 'week', label: 'Semana' },
] as const
const STATIONS = ['Paulista 01', 'Paulista 02']

const PRESSED: Controls = {
  ...Object.fromEntries(
    BUTTON_TONES.map((tone) => [`button, ${tone}`, { shown: <Button tone={tone}>Salvar</Button> }]),
  ),
  'icon button': { shown: <IconButton label="Notificações" icon={<Bell aria-hidden size={18} />} /> },
  'icon button, chrome': {
    shown: (
      <span style={{ display: 'inline-block', background: theme.chrome.bg }}>
        <IconButton tone="chrome" label="Notificações" icon={<Bell aria-hidden size={18} />} />
      </span>
    ),
  },
  link: { shown: <TextLink href="/stations">Estações</TextLink> },
  chip: {
    shown: (
      <Chip onRemove={nothing} removeLabel="Remover o filtro Disponível">
        Disponível
      </Chip>
    ),
  },
  tabs: {
    shown: (
      <Tabs
        label="Partes"
        value="data"
        onChange={nothing}
        items={[
          { key: 'data', label: 'Dados', content: null },
          { key: 'access', label: 'Acesso', content: null },
        ]}
      />
    ),
    held: '[role=tab]:last-child',
  },
  pages: { shown: <Pagination page={2} hasNext onChange={nothing} /> },
  segments: {
    shown: <SegmentedControl label="Período" value="today" onChange={nothing} options={DAYS} />,
    held: '[value=week], label:last-child input',
  },
  checkbox: { shown: <Checkbox label="Ativa" isChecked={false} onChange={nothing} /> },
  'checkbox, ticked': { shown: <Checkbox label="Ativa" isChecked onChange={nothing} /> },
  switch: { shown: <Switch label="Ativa" isOn={false} onChange={nothing} /> },
  'switch, on': { shown: <Switch label="Ativa" isOn onChange={nothing} /> },
  radio: { shown: <RadioGroup label="Período" value={undefined} onChange={nothing} options={DAYS} /> },
}

const picking = {
  label: 'Estação',
  items: STATIONS,
  keyOf: (name: string) => name,
  textOf: (name: string) => name,
}
const FIELDS: Controls = {
  text: { shown: <TextField label="Nome" value="Paulista 01" onChange={nothing} /> },
  'text, wrong': {
    shown: <TextField label="E-mail" value="a@b" error="Digite um e-mail completo" onChange={nothing} />,
  },
  search: { shown: <SearchField label="Buscar" value="Helena" onChange={nothing} /> },
  'search terms': { shown: <SearchTags label="Buscar" tags={['Helena']} onChange={nothing} /> },
  select: { shown: <Select label="Período" value="today" onChange={nothing} options={DAYS} /> },
  'one of many': { shown: <Combobox {...picking} query="" onQueryChange={nothing} onSelect={nothing} /> },
  'several of many': { shown: <MultiSelect {...picking} value={STATIONS} onChange={nothing} /> },
  files: {
    shown: (
      <FileDrop
        label="Fotos"
        files={[]}
        types={['image/png']}
        maxBytes={10_000_000}
        maxFiles={3}
        onChange={nothing}
      />
    ),
  },
  days: {
    shown: (
      <Calendar from="2026-03-10" to="2026-03-12" today="2026-03-07" locale="pt-BR" onSelect={nothing} />
    ),
    held: ':scope td button:not([disabled])',
  },
  rows: { shown: <StationTable count={2} total={2} />, held: ':scope tbody tr' },
}

const list = {
  label: 'Estações',
  count: STATIONS.length,
  total: STATIONS.length,
  keyAt: String,
  renderAt: (index: number) => STATIONS[index],
  itemHeight: 36,
  onEnd: undefined,
  onActivate: nothing,
  onChoose: nothing,
}
const inMenu = (entry: ReactNode): Control => ({
  shown: (
    <div role="menu" aria-label="Conta">
      {entry}
    </div>
  ),
  held: '[role^=menuitem]',
})

/** What an open menu or list is made of, without what opens it. */
const ENTRIES: Controls = {
  'menu, action': inMenu(
    <MenuItem icon={<LogOut aria-hidden />} onSelect={nothing}>
      Sair
    </MenuItem>,
  ),
  'menu, danger': inMenu(
    <MenuItem tone="danger" onSelect={nothing}>
      Excluir conta
    </MenuItem>,
  ),
  'menu, off': inMenu(
    <MenuItem disabledReason="Só o administrador exclui contas" onSelect={nothing}>
      Excluir conta
    </MenuItem>,
  ),
  'menu, link': inMenu(<MenuLink href="/user/7">Ver perfil</MenuLink>),
  'menu, choice': inMenu(<MenuRadioGroup label="Período" value="today" onChange={nothing} options={DAYS} />),
  'list, marked': { shown: <OptionList {...list} id="marked" active={0} />, held: '[role=option]' },
  'list, others': { shown: <OptionList {...list} id="others" active={-1} />, held: '[role=option]' },
  'list of many': {
    shown: (
      <PickList
        id="picks"
        label="Estações"
        rows={STATIONS.map((text) => ({ key: text, text, note: undefined, folded: text }))}
        isPicked={(key) => key === STATIONS[0]}
        active={-1}
        onPress={nothing}
        blockSize={80}
      />
    ),
    held: '[role=option]',
  },
}

interface HeldControlsProps {
  controls: Controls
  /** How wide each control is, CSS pixels. */
  inlineSize: number
}

/** Every control as it stands, under the pointer, pressed, and reached by the keyboard. */
function HeldControls({ controls, inlineSize }: HeldControlsProps) {
  return (
    <StateSheet rows={Object.keys(controls)} columns={HOLDS}>
      {(name, state) => (
        <div style={{ inlineSize }}>
          <Held state={state} control={controls[name]?.held}>
            {controls[name]?.shown}
          </Held>
        </div>
      )}
    </StateSheet>
  )
}

const meta = {
  title: 'Foundations/States',
  component: HeldControls,
  tags: ['!autodocs', 'showroom'],
  parameters: {
    controls: { disable: true },
    // The same control four times over, so with the same name.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta<typeof HeldControls>
export default meta
type Story = StoryObj<typeof meta>

/** What a browser would draw under a mouse is drawn here too: a state that changes nothing would go unseen. */
export const Pressed: Story = {
  args: { controls: PRESSED, inlineSize: 168 },
  tags: ['visual'],
  parameters: { visual: { width: 940, height: 1040 } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^button, brand/ })
    const looks = () =>
      within(row)
        .getAllByRole('button')
        .map((button) => {
          const { backgroundColor, outlineStyle } = getComputedStyle(button)
          return `${backgroundColor} ${outlineStyle}`
        })
    await waitFor(() => expect(new Set(looks()).size, looks().join(', ')).toBe(HOLDS.length))
  },
}

export const Fields: Story = {
  args: { controls: FIELDS, inlineSize: 280 },
  tags: ['visual'],
  parameters: { visual: { width: 1352, height: 1300 } },
  play: async ({ canvasElement }) => {
    const held = () => canvasElement.querySelectorAll('[data-hold~=focus]')
    await waitFor(() => expect(held()).toHaveLength(Object.keys(FIELDS).length))
  },
}

export const Entries: Story = {
  args: { controls: ENTRIES, inlineSize: 168 },
  tags: ['visual'],
  parameters: { visual: { width: 940, height: 640 } },
  play: async ({ canvas, canvasElement }) => {
    const held = () => canvasElement.querySelectorAll('[data-hold~=focus]')
    await waitFor(() => expect(held()).toHaveLength(Object.keys(ENTRIES).length))
    const row = within(canvas.getByRole('row', { name: /^menu, action/ }))
    const looks = () =>
      row.getAllByRole('menuitem').map((entry) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(entry)
        return `${backgroundColor} ${outlineStyle}`
      })
    await waitFor(() => expect(new Set(looks()).size, looks().join(', ')).toBeGreaterThan(1))
  },
}
