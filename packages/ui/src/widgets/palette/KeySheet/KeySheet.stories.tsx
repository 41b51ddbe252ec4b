import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { overlayDocs, stateful } from '../../../testing/index.ts'
import { KeySheet } from './KeySheet.tsx'

const Example = stateful(KeySheet, { hasSingleKeys: 'onSingleKeysChange' })

const meta = {
  title: 'Widgets/Palette/KeySheet',
  component: Example,
  subcomponents: { KeySheet },
  args: {
    page: 'stations',
    reportHref: '/contact',
    statementHref: '/accessibility',
    modifier: 'Ctrl',
    general: [
      { label: 'Ir para a busca da tela', keys: ['/'] },
      { label: 'Ver os atalhos de teclado', keys: ['?'] },
    ],
    goTo: [
      { label: 'Visão geral', keys: ['g', 'h'] },
      { label: 'Estações', keys: ['g', 's'] },
      { label: 'Grupos de estações', keys: ['g', 'g'] },
    ],
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
    onClose: fn(),
  },
  parameters: { ...overlayDocs, visual: { width: 920, height: 760 } },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }

/** WCAG 2.1.4 single keys can be put off, and are no longer on the sheet. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Atalhos de teclado' }))
    const control = dialog.getByRole('switch', { name: 'Atalhos de uma tecla' })
    await waitFor(() => expect(control).toHaveFocus())
    await expect(dialog.getByRole('region', { name: 'Ir para' })).toHaveTextContent(
      /Estações\s*g\s*depois\s*s/,
    )
    await userEvent.keyboard(' ')
    await expect(args.onSingleKeysChange).toHaveBeenLastCalledWith(false)
    await expect(dialog.queryByRole('region', { name: 'Ir para' })).toBeNull()
    await expect(dialog.getByRole('region', { name: 'Em qualquer tela' })).toHaveTextContent('CtrlK')
    await expect(dialog.queryByText('j')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** What the page is for, what was tested, and where a barrier is reported. */
export const Help: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Atalhos de teclado' }))
    await expect(dialog.getByRole('region', { name: 'Esta tela: Estações' })).toHaveTextContent(
      /cada estação/,
    )
    const statement = within(dialog.getByRole('region', { name: 'Acessibilidade' }))
    const report = statement.getByRole('link', { name: 'Relatar uma barreira' })
    await waitFor(() => expect(report).toBeVisible())
    await expect(statement.getByRole('link', { name: 'Declaração de acessibilidade' })).toHaveAttribute(
      'href',
      '/accessibility',
    )
    await expect(report).toHaveAttribute('href', '/contact')
    await userEvent.click(report)
    await expect(args.onClose).toHaveBeenCalled()
  },
}
