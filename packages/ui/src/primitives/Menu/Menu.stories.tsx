import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, User } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { overlayDocs, SCENARIOS } from '../../testing/index.ts'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem, MenuLabel, MenuLink, MenuRadioGroup, MenuSeparator } from './MenuItem.tsx'

const onLogout = fn()
const onLanguage = fn()
const onDelete = fn()

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  subcomponents: { Menu, MenuItem, MenuLink, MenuRadioGroup, MenuLabel },
  args: {
    trigger: <Button>Conta</Button>,
    children: (
      <>
        <MenuLabel>Helena Prado</MenuLabel>
        <MenuLink href="/user/7" icon={<User aria-hidden="true" />}>
          Ver perfil
        </MenuLink>
        <MenuSeparator />
        <MenuRadioGroup
          label="Idioma"
          value="pt-BR"
          onChange={onLanguage}
          options={[
            { value: 'pt-BR', label: 'Português', lang: 'pt-BR' },
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'es', label: 'Español', lang: 'es' },
          ]}
        />
        <MenuSeparator />
        <MenuItem tone="danger" disabledReason="Só o administrador exclui contas" onSelect={onDelete}>
          Excluir conta
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={onLogout}>
          Sair
        </MenuItem>
      </>
    ),
  },
  parameters: overlayDocs,
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every kind of entry: a line that is read, a link, a choice of one, an action that cannot be chosen, an action. */
export const States: Story = {
  parameters: { visual: { width: 360, height: 420 } },
  args: { isOpen: true },
}

export const Contents: Story = {
  parameters: { visual: { width: 480, height: 420 } },
  args: {
    isOpen: true,
    children: SCENARIOS.map(({ name, text }) => (
      <MenuItem key={name} icon={<User aria-hidden="true" />} onSelect={fn()}>
        {text || '-'}
      </MenuItem>
    )),
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    onLogout.mockClear()
    onDelete.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Conta' })
    await step('Enter opens on the first item; Escape gives focus back', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Ver perfil' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(trigger).toHaveFocus())
    })
    await step('an item that cannot be chosen can be reached, says why and does nothing', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
      await userEvent.keyboard('{End}{ArrowUp}')
      const item = canvas.getByRole('menuitem', { name: /Excluir conta/ })
      await waitFor(() => expect(item).toHaveFocus())
      await expect(item).toHaveAccessibleDescription('Só o administrador exclui contas')
      await userEvent.keyboard('{Enter}')
      await expect(onDelete).not.toHaveBeenCalled()
    })
    await step('Arrow down opens; a letter leads on without its accent; Tab closes', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(trigger).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Ver perfil' })).toHaveFocus())
      await userEvent.keyboard('es')
      await expect(canvas.getByRole('menuitemradio', { name: 'Español' })).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{Enter}')
      await expect(onLanguage).toHaveBeenCalledWith('en')
      await waitFor(() => expect(trigger).toHaveFocus())
      await userEvent.keyboard('{Enter}{Tab}')
      await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
      await expect(trigger).toHaveFocus()
    })
    await step('a mouse marks what it is over, nothing beside it', async () => {
      await userEvent.click(trigger)
      const item = await canvas.findByRole('menuitem', { name: 'Ver perfil' })
      await userEvent.hover(item)
      await expect(item).toHaveFocus()
      await userEvent.hover(canvas.getByText('Helena Prado'))
      await expect(item).not.toHaveFocus()
    })
    await step('End goes to the last item, Enter runs it', async () => {
      await userEvent.keyboard('{End}{Enter}')
      await expect(onLogout).toHaveBeenCalledOnce()
      await waitFor(() => expect(trigger).toHaveFocus())
    })
  },
}
