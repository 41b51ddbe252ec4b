import { page } from 'vitest/browser'
import type { Tab } from './browser.tsx'
import type { Time } from './time.ts'

/** Something to press: its role, its name. */
export type Target = readonly [role: 'button' | 'checkbox' | 'option' | 'radio' | 'switch' | 'link' | 'menuitem', name: string | RegExp, scope?: 'dialog' | undefined]

const isShown = (element: Element): boolean => element.getClientRects().length > 0
const isOff = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled="true"], [inert] *')

/** The hands of whoever sits before a tab. */
export function handsOf(tab: Tab, time: Time) {
  const root = () => page.elementLocator(tab.container)
  const all = ([role, name, scope]: Target): readonly Element[] => {
    const scopes = scope
      ? [root().getByRole('alertdialog'), root().getByRole('dialog')].filter((one) => one.elements().length > 0)
      : [root()]
    return scopes.flatMap((one) => one.getByRole(role, { name, exact: typeof name === 'string' }).elements()).filter(isShown)
  }
  const find = (target: Target): HTMLElement | undefined => {
    const element = all(target).find((one) => !isOff(one))
    return element instanceof HTMLElement ? element : undefined
  }
  const fieldOf = (label: string | RegExp): HTMLElement | undefined => {
    const element = root().getByLabelText(label, { exact: typeof label === 'string' }).elements().find(isShown)
    return element instanceof HTMLElement ? element : undefined
  }
  return {
    find,
    text: () => tab.container.innerText,
    press: async (target: Target): Promise<HTMLElement> => {
      const element = await time.until(() => find(target))
      if (!element) throw new Error(`nothing to press: ${target[0]} ${target[1]}\n${tab.address()}\n${tab.container.innerText}`)
      element.click()
      return element
    },
    /** Types over what a field has; one that is locked stays as it is. */
    fill: async (label: string | RegExp, value: string): Promise<void> => {
      const field = await time.until(() => fieldOf(label))
      if (!field) throw new Error(`no field ${label}\n${tab.address()}\n${tab.container.innerText}`)
      if (isOff(field) || field.hasAttribute('readonly')) return
      field.focus()
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
      for (const letter of value) document.execCommand('insertText', false, letter)
      await time.until(() => undefined)
      field.blur()
    },
    choose: async (label: string | RegExp, option: string): Promise<void> => {
      const field = await time.until(() => fieldOf(label))
      if (!(field instanceof HTMLSelectElement)) throw new Error(`no list ${label}\n${tab.container.innerText}`)
      if (isOff(field)) return
      const wanted = [...field.options].find(({ text, value }) => text === option || value === option)
      if (!wanted) throw new Error(`${label} has no ${option}: ${[...field.options].map(({ text }) => text)}`)
      field.value = wanted.value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    see: async (words: string | RegExp): Promise<boolean> =>
      (await time.until(() => (tab.container.innerText.match(words) ? true : undefined))) === true,
  }
}
export type Hands = ReturnType<typeof handsOf>
