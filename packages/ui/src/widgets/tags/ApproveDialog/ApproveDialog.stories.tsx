import { accountsFixture, unknownTagsFixture } from '@corrente/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PersonalDataProvider } from '../../../foundations/index.ts'
import { loaded, notLoaded } from '../../../testing/index.ts'
import { ApproveDialog } from './ApproveDialog.tsx'

const cards = unknownTagsFixture()
const screen = within(document.body)
const button = (name: string) => screen.findByRole('button', { name })

const meta = {
  title: 'Widgets/Tags/ApproveDialog',
  component: ApproveDialog,
  args: { cards: cards.slice(0, 1), accounts: loaded(accountsFixture()), onApprove: fn(), onCancel: fn() },
  parameters: { visual: { width: 560, height: 420 } },
} satisfies Meta<typeof ApproveDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await button('Aprovar'))
    await expect(args.onApprove).toHaveBeenCalledWith(undefined)
  },
}

/** One of them has no account. */
export const States: Story = {
  tags: ['UNK-012'],
  args: { cards: cards.slice(0, 3) },
  play: async ({ args }) => {
    const approve = await button('Aprovar')
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    await userEvent.selectOptions(
      await screen.findByLabelText('Conta de 1 cartão sem conta'),
      String(accountsFixture()[0]?.pk),
    )
    await userEvent.click(approve)
    await expect(args.onApprove).toHaveBeenCalledWith(accountsFixture()[0]?.pk)
  },
}

export const Hidden: Story = {
  render: (args) => (
    <PersonalDataProvider isHidden>
      <ApproveDialog {...args} />
    </PersonalDataProvider>
  ),
  play: async () => {
    const id = cards[0]?.idTag ?? ''
    await expect(await screen.findByText(new RegExp(`•••${id.slice(-3)}`))).toBeInTheDocument()
    await expect(screen.queryByText(new RegExp(id), { ignore: 'script, style' })).toBeNull()
  },
}

export const Contents: Story = { args: { cards: cards.slice(3, 4), accounts: notLoaded('failed') } }

export const Keyboard: Story = {
  play: async ({ args }) => {
    await expect(await button('Cancelar')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onApprove).not.toHaveBeenCalled()
  },
}
