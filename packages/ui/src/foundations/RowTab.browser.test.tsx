import { afterEach, expect, test } from 'vitest'
import {
  AlertDialog,
  Button,
  ButtonLink,
  Dialog,
  Drawer,
  IconButton,
  Popover,
  TextLink,
} from '../primitives/index.ts'
import { type Rendered, renderWithProviders } from '../testing/index.ts'
import { RowTab } from './index.ts'

let rendered: Rendered | undefined
afterEach(() => rendered?.unmount())

const ignore = () => undefined
const indexes = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('a, button')].map((e) => e.tabIndex)

const controls = (
  <>
    <Button>Um</Button>
    <IconButton label="Dois" icon={null} />
    <TextLink href="/tres">Três</TextLink>
    <ButtonLink href="/quatro">Quatro</ButtonLink>
    <TextLink href="https://cinco.example" isExternal>
      Cinco
    </TextLink>
  </>
)

test('controls of a row without the focus are no stops', () => {
  rendered = renderWithProviders(<RowTab isOn={false}>{controls}</RowTab>)
  expect(indexes(rendered.container)).toEqual([-1, -1, -1, -1, -1])
})

test('those of the row with the focus are', () => {
  rendered = renderWithProviders(<RowTab isOn>{controls}</RowTab>)
  expect(indexes(rendered.container)).toEqual([0, 0, 0, 0, 0])
})

test('what a row opens over the page has an order of its own', () => {
  const open = { isOpen: true, title: 'Aberto', onClose: ignore }
  rendered = renderWithProviders(
    <RowTab isOn={false}>
      <Dialog {...open}>{controls}</Dialog>
      <Drawer {...open}>{controls}</Drawer>
      <AlertDialog {...open} description="Isto." confirmLabel="Sim" onConfirm={ignore} onCancel={ignore} />
    </RowTab>,
  )
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  expect(dialogs).toHaveLength(3)
  for (const dialog of dialogs) expect(indexes(dialog)).not.toContain(-1)
})

test('so has a popover', () => {
  rendered = renderWithProviders(
    <RowTab isOn={false}>
      <Popover trigger={<Button>Abrir</Button>} label="Aberto" isOpen>
        {controls}
      </Popover>
    </RowTab>,
  )
  const popover = document.querySelector('[role="dialog"]')
  expect(popover && indexes(popover)).toEqual([0, 0, 0, 0, 0])
})
