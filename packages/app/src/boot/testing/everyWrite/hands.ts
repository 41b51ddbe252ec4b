import type { Tab } from './browser.tsx'
import type { Time } from './time.ts'

/** Something to press: its role, its name; `dialog`: in a dialog alone. */
export type Target = readonly [role: keyof typeof ROLES, name: string | RegExp, scope?: 'dialog' | undefined]

const ROLES = {
  button: 'button, [role="button"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  link: 'a[href]',
  option: '[role="option"]',
  radio: 'input[type="radio"], [role="radio"]',
  switch: '[role="switch"]',
  tab: '[role="tab"]',
  row: '[role="row"], tr',
} as const
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"]'
const DIALOGS = '[role="alertdialog"], [role="dialog"]'

const isShown = (element: Element): boolean => element.getClientRects().length > 0
const isOff = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]') !== null
const trimmed = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()
const byIds = (ids: string | null): string =>
  trimmed(
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

/** What can be read. */
export const textOf = (element: HTMLElement): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered counts
  element.innerText

/** What an element may be called by. */
function namesOf(element: Element): readonly string[] {
  const labels =
    element instanceof HTMLElement && 'labels' in element ? (element as HTMLInputElement).labels : null
  return [
    trimmed(element.getAttribute('aria-label')),
    trimmed(element.getAttribute('name')),
    byIds(element.getAttribute('aria-labelledby')),
    ...[...(labels ?? [])].map(({ textContent }) => trimmed(textContent)),
    trimmed(element.textContent),
  ].filter((name) => name !== '')
}
const isCalled = (element: Element, name: string | RegExp): boolean =>
  namesOf(element).some((one) => (typeof name === 'string' ? one === name : name.test(one)))

/** A press as the mouse makes it: tabs and lists act when it goes down. */
export function press(element: HTMLElement): void {
  if (element.matches(`${ROLES.tab}, ${ROLES.option}`)) {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 }))
    element.focus()
  }
  element.click()
}

/** The hands of whoever sits before a tab. @param isHurried - they do not wait for what is not there */
export function handsOf({ container, address, crashes }: Tab, time: Time, isHurried = false) {
  const all = (selector: string): readonly HTMLElement[] =>
    [...container.querySelectorAll<HTMLElement>(selector)].filter(isShown)
  const find = ([role, name, scope]: Target): HTMLElement | undefined => {
    const dialogs = all(DIALOGS)
    const questions = dialogs.filter(({ role: own }) => own === 'alertdialog')
    // Nobody reaches past a question.
    const within = questions.length > 0 ? questions : scope === 'dialog' ? dialogs : [container]
    return within
      .flatMap((one) => [...one.querySelectorAll<HTMLElement>(ROLES[role])])
      .find((one) => isShown(one) && !isOff(one) && isCalled(one, name))
  }
  const needed = async <T>(what: string, look: () => T | undefined): Promise<T> => {
    const found = await (isHurried ? time.until(look) : time.waitFor(look))
    if (found === undefined)
      throw new Error(`not there: ${what}\n${address()}\n${crashes}\n${textOf(container)}`)
    return found
  }
  const field = (label: string | RegExp) =>
    needed(`field ${label}`, () => all(FIELDS).find((one) => isCalled(one, label)))
  return {
    find,
    all,
    press: async (target: Target): Promise<HTMLElement> => {
      const element = await needed(target.join(' '), () => find(target))
      press(element)
      return element
    },
    /** Presses it where it is there. @returns what was pressed */
    tryPress: async (target: Target): Promise<HTMLElement | undefined> => {
      const element = await time.until(() => find(target))
      if (element) press(element)
      return element
    },
    /**
     * Writes over what a field has; one that is locked stays as it is.
     * @param isTyped - letter by letter, where a field makes more of each
     */
    fill: async (label: string | RegExp, value: string, isTyped = false): Promise<void> => {
      const input = await field(label)
      if (isOff(input) || input.hasAttribute('readonly')) return
      input.focus()
      if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select()
      document.execCommand('delete')
      for (const part of isTyped ? value : [value]) document.execCommand('insertText', false, part)
      await time.settle()
      input.blur()
    },
    /** Types what is looked for, and takes the first that is offered. */
    pick: async (label: string | RegExp, value: string): Promise<void> => {
      const input = await field(label)
      input.focus()
      document.execCommand('insertText', false, value)
      press(await needed(`an option for ${value}`, () => all(ROLES.option)[0]))
      await time.settle()
    },
    /** Looks for something in a list. */
    search: async (value: string): Promise<void> => {
      const input = await needed('the search', () => all('input[type="search"], [role="searchbox"]')[0])
      input.focus()
      document.execCommand('selectAll')
      document.execCommand('insertText', false, value)
      await time.settle()
    },
    /** The first box of a field that has several: a date with its time. */
    fillFirstOf: async (group: string, value: string): Promise<void> => {
      const input = await needed(
        `group ${group}`,
        () =>
          all('[role="group"], fieldset')
            .find(
              (one) => isCalled(one, group) || trimmed(one.querySelector('legend')?.textContent) === group,
            )
            ?.querySelector<HTMLInputElement>('input') ?? undefined,
      )
      input.focus()
      input.select()
      document.execCommand('insertText', false, value)
      await time.settle()
      input.blur()
    },
    choose: async (label: string | RegExp, option: string | RegExp): Promise<void> => {
      const list = await field(label)
      if (!(list instanceof HTMLSelectElement)) throw new Error(`${label} is no list`)
      if (isOff(list)) return
      const wanted = await needed(`${option} of ${label}`, () =>
        [...list.options].find(({ text, value }) =>
          typeof option === 'string' ? text === option || value === option : option.test(text),
        ),
      )
      list.value = wanted.value
      list.dispatchEvent(new Event('change', { bubbles: true }))
      await time.settle()
    },
    settle: time.settle,
    pass: time.pass,
    needed,
  }
}
export type Hands = ReturnType<typeof handsOf>
