import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { overlayDocs, SCENARIOS, StateSheet } from '../../../testing/index.ts'
import { SavedViews, type SavedViewsProps, VIEW_NAME_LIMIT, VIEWS_MAX } from './SavedViews.tsx'

const VIEWS = [
  { name: 'Com falha', href: '/stations?show=faulted' },
  { name: 'Garagem do Centro', href: '/stations?q=garagem' },
]

/** Keeps the views, as the page does. */
function Keeping(props: SavedViewsProps) {
  const [views, setViews] = useState(props.views)
  const [removed, setRemoved] = useState<SavedViewsProps['views'][number]>()
  return (
    <SavedViews
      {...props}
      views={views}
      removed={removed?.name}
      onSave={(name) => {
        setViews([...views.filter((view) => view.name !== name), { name, href: '/stations?q=now' }])
        props.onSave(name)
      }}
      onRemove={(name) => {
        setRemoved(views.find((view) => view.name === name))
        setViews(views.filter((view) => view.name !== name))
        props.onRemove(name)
      }}
      onUndo={() => {
        if (removed) setViews([...views, removed])
        setRemoved(undefined)
        props.onUndo()
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Lists/SavedViews',
  component: SavedViews,
  args: {
    views: VIEWS,
    current: undefined,
    hasFilters: true,
    removed: undefined,
    onSave: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onCopyLink: fn(async () => undefined),
  },
  parameters: { ...overlayDocs, visual: { width: 400, height: 460 } },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Keeping {...args} />
    </div>
  ),
} satisfies Meta<typeof SavedViews>
export default meta
type Story = StoryObj<typeof meta>

const open = (canvas: ReturnType<typeof within>, canvasElement: HTMLElement) => async (name: string) => {
  await userEvent.click(canvas.getByRole('button', { name }))
  return within(await within(canvasElement).findByRole('dialog', { name: 'Visões salvas' }))
}

export const Default: Story = {
  args: { current: 'Com falha' },
  play: async ({ canvas, canvasElement }) => {
    const views = await open(canvas, canvasElement)('Com falha')
    await expect(views.getByRole('link', { current: true })).toHaveTextContent('Com falha')
  },
}

export const States: Story = {
  parameters: { visual: { width: 400, height: 200 } },
  render: (args) => (
    <StateSheet rows={['none', 'one is in force'] as const} columns={['button'] as const}>
      {(row) => <Keeping {...args} current={row === 'none' ? undefined : 'Garagem do Centro'} />}
    </StateSheet>
  ),
}

export const Contents: Story = {
  args: {
    views: SCENARIOS.map(({ name, text }) => ({ name: text || name, href: `/stations?q=${name}` })),
    hasFilters: false,
  },
  play: async ({ canvas, canvasElement }) => {
    const views = await open(canvas, canvasElement)('Visões')
    await expect(views.getByRole('button', { name: 'Salvar visão atual' })).toHaveAccessibleDescription(
      'A lista está sem filtros: não há o que salvar',
    )
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const views = within(await canvas.findByRole('dialog', { name: 'Visões salvas' }))
    await waitFor(() => expect(views.getByRole('link', { name: 'Com falha' })).toHaveFocus())
    await step('the link of a view is copied', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onCopyLink).toHaveBeenLastCalledWith('/stations?show=faulted')
    })
    await step('a view is deleted, and comes back', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onRemove).toHaveBeenLastCalledWith('Com falha')
      await waitFor(() => expect(views.getByRole('button', { name: 'Desfazer' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(views.getByRole('link', { name: 'Com falha' })).toBeVisible()
    })
    await step('the present view is saved under a name', async () => {
      await userEvent.click(views.getByRole('textbox', { name: 'Nome da visão' }))
      await userEvent.keyboard(' Plantão {Enter}')
      await expect(args.onSave).toHaveBeenLastCalledWith('Plantão')
      await expect(views.getByRole('link', { name: 'Plantão' })).toBeVisible()
    })
    await step('the same name takes its place, and says so', async () => {
      await userEvent.keyboard('Plantão')
      await expect(views.getByRole('button', { name: 'Substituir visão' })).toBeVisible()
      await expect(views.getByRole('textbox')).toHaveAccessibleDescription(
        'Já existe uma visão com este nome.',
      )
    })
  },
}

export const None: Story = {
  args: { views: [] },
  play: async ({ canvas, canvasElement }) => {
    const views = await open(canvas, canvasElement)('Visões')
    await expect(views.getByText(/^Nenhuma visão salva/)).toBeInTheDocument()
    const save = views.getByRole('button', { name: 'Salvar visão atual' })
    await expect(save).toHaveAccessibleDescription('Dê um nome à visão')
  },
}

export const Full: Story = {
  args: { views: Array.from({ length: VIEWS_MAX }, (_, n) => ({ name: `Visão ${n}`, href: '/stations' })) },
  play: async ({ canvas, canvasElement, args }) => {
    const views = await open(canvas, canvasElement)('Visões')
    await userEvent.type(views.getByRole('textbox'), 'Mais uma{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(views.getByRole('textbox'))
    await userEvent.type(views.getByRole('textbox'), `${'x'.repeat(VIEW_NAME_LIMIT)}`)
    await expect(views.getByRole('button', { name: 'Salvar visão atual' })).toHaveAccessibleDescription(
      `Cabem só ${VIEWS_MAX} visões: exclua uma`,
    )
  },
}
