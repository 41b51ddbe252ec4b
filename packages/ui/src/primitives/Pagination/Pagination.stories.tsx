import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { StateSheet, stateful } from '../../testing/index.ts'
import { PAGE_RULES, Pagination } from './Pagination.tsx'

const Example = stateful(Pagination, { page: 'onChange' })

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  render: Example,
  parameters: { visual: { width: 512, height: 80 } },
  args: { page: 3, total: 134, pageSize: 10, onChange: fn() },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutTotal: Story = {
  args: { page: 2, hasNext: true },
  render: ({ page, onChange }) => <Example page={page} onChange={onChange} hasNext />,
}

const PLACES = ['first', 'middle', 'last'] as const
const PAGES = { first: 1, middle: 9, last: 20 }

export const States: Story = {
  parameters: { visual: { width: 1616, height: 320 } },
  render: ({ onChange }) => (
    <StateSheet rows={[...PAGE_RULES, 'uncounted'] as const} columns={PLACES}>
      {(rule, place) =>
        rule === 'uncounted' ? (
          <Pagination
            page={PAGES[place]}
            hasNext={place !== 'last'}
            onChange={onChange}
            label={`${rule} ${place}`}
          />
        ) : (
          <Sized>
            <Pagination
              page={PAGES[place]}
              total={200}
              pageSize={10}
              rule={rule}
              onChange={onChange}
              label={`${rule} ${place}`}
            />
          </Sized>
        )
      }
    </StateSheet>
  ),
}

function Sized({ children }: { children: ReactNode }) {
  return <div style={{ inlineSize: 480 }}>{children}</div>
}

/** No room for numbers below 460 px: the place in words. */
export const Contents: Story = {
  parameters: { visual: { width: 400, height: 280 } },
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 328 }}>
      {[0, 9, 134, 1_000_000].map((total) => (
        <Pagination key={total} label={`${total}`} page={2} total={total} pageSize={10} onChange={onChange} />
      ))}
    </div>
  ),
}

export const OnePageIsHidden: Story = {
  args: { page: 1, total: 7, isHiddenWhenSingle: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const FivePages: Story = {
  tags: ['FMT-006'],
  args: { page: 1, total: 200 },
  play: async ({ canvas }) => {
    const numbers = canvas
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((text) => /^\d+$/.test(text ?? ''))
    await expect(numbers).toEqual(['1', '2', '3', '4', '5', '20'])
  },
}

export const Keyboard: Story = {
  args: { page: 1, total: 25 },
  play: async ({ canvas, args, step }) => {
    await step('before the first there is nothing, and the button says so', async () => {
      await userEvent.tab()
      const previous = canvas.getByRole('button', { name: 'Página anterior' })
      await expect(previous).toHaveFocus()
      await expect(previous).toHaveAccessibleDescription('Esta é a primeira página')
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('a number goes to its page, says where it is and keeps the focus', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith(2)
      await expect(canvas.getByRole('button', { current: 'page' })).toHaveFocus()
      await expect(canvas.getByRole('status')).toHaveTextContent('Página 2 de 3')
      await expect(canvas.getByText('11 a 20 de 25')).toBeInTheDocument()
    })
    await step('behind the last there is nothing either', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }))
      await expect(args.onChange).toHaveBeenCalledTimes(2)
    })
  },
}
