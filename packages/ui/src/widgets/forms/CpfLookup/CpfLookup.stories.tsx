import { ODD_TEXTS } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CpfLookup, type CpfLookupProps } from './CpfLookup.tsx'

const words = {
  label: 'Buscar por CPF',
  hint: 'Para quem não está na lista',
  incomplete: 'Informe os 11 dígitos do CPF',
  search: 'Buscar',
  searching: 'Buscando…',
  notFound: 'Usuário não encontrado!',
  failed: 'A busca não teve resposta. Tente novamente.',
}

const meta = {
  title: 'Widgets/Forms/CpfLookup',
  component: CpfLookup<string>,
  args: { state: { kind: 'idle' }, onSearch: fn(), words, children: (name: string) => <span>{name}</span> },
  argTypes: { children: { control: false } },
} satisfies Meta<CpfLookupProps<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/Buscar por CPF/)
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('529982{Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.keyboard('24725{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('52998224725')
  },
}

const asked = async (canvas: { getByLabelText: (text: RegExp) => HTMLElement }) =>
  userEvent.type(canvas.getByLabelText(/Buscar por CPF/), '52998224725{Enter}')

export const States: Story = {
  args: { state: { kind: 'notFound' } },
  play: async ({ canvas }) => {
    await asked(canvas)
    await expect(canvas.getByText(words.notFound)).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/Buscar por CPF/), '{Backspace}')
    await expect(canvas.queryByText(words.notFound)).toBeNull()
  },
}

export const Contents: Story = {
  args: { state: { kind: 'found', found: ODD_TEXTS.unbreakable } },
  play: async ({ canvas }) => {
    await asked(canvas)
    await expect(canvas.getByText(ODD_TEXTS.unbreakable)).toBeVisible()
  },
}
