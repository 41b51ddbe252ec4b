import { brandOf } from '../../themes/theme.ts'
import type { ReportData } from '../data.ts'
import type { Example, Group } from '../explain.ts'
import { h, plural } from './dom.ts'
import { cellAddress } from './state.ts'

export const VIEWS = ['side by side', 'blink', 'slide'] as const
export type View = (typeof VIEWS)[number]

const KINDS = {
  changed: 'These pictures are not as they were.',
  new: 'These pictures have no approved ones to compare with: the story or its theme is new.',
  gone: 'These stories or themes no longer exist, or are no longer checked.',
  unexplained:
    'These differ from the approved ones, but the base commit draws them just as they are now. The baseline may be from another commit or machine.',
} as const

const themeName = (theme: string): string => theme.replace('.', ', ')

const picture = (source: string, words: string): HTMLElement =>
  h('a', { href: source, target: '_blank', title: 'Open alone' }, h('img', { src: source, alt: words }))

function sideBySide({ theme, before, after, marked }: Example): HTMLElement {
  const one = (title: string, source: string | undefined) =>
    source !== undefined && h('figure', {}, h('figcaption', {}, title), picture(source, `${theme}, ${title}`))
  return h('div', { class: 'row' }, one('Before', before), one('After', after), one('What differs', marked))
}

/** Before and after in one place; `blink` changes them by itself, `slide` by hand. */
function inOnePlace({ before = '', after = '' }: Example, view: View): HTMLElement {
  const stack = h(
    'div',
    { class: view === 'blink' ? 'stack blink' : 'stack' },
    h('img', { src: before, alt: 'Before' }),
    h('img', { src: after, alt: 'After', class: 'over' }),
  )
  if (view === 'blink') return stack
  const slider = h('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    'aria-label': 'How much of the picture before is shown',
    oninput: () => stack.style.setProperty('--at', `${slider.value}%`),
  })
  return h('div', {}, slider, stack)
}

function example(shown: Example, view: View, address: string | undefined): HTMLElement {
  const { theme, pixels, highestLevel, before, after } = shown
  const isPair = before !== undefined && after !== undefined
  return h(
    'section',
    { class: 'example' },
    h(
      'h3',
      {},
      themeName(theme),
      pixels !== undefined &&
        h(
          'small',
          {},
          ` ${plural(pixels, 'pixel differs', 'pixels differ')}, by up to ${highestLevel ?? 0} of 255 levels`,
        ),
    ),
    isPair && view !== 'side by side' ? inOnePlace(shown, view) : sideBySide(shown),
    address !== undefined && h('p', {}, h('a', { href: address, target: '_blank' }, 'Open in Storybook')),
  )
}

/** A command with a button that copies it. */
export function command(text: string, words: string): HTMLElement {
  const button = h(
    'button',
    {
      type: 'button',
      onclick: () => {
        void navigator.clipboard.writeText(text).then(() => {
          button.textContent = 'Copied'
        })
      },
    },
    'Copy',
  )
  return h('p', { class: 'command' }, `${words} `, h('code', {}, text), ' ', button)
}

/** Each theme, with a way to the cell itself where there is one. */
function themeList({ story, themes }: Group, data: ReportData, storybook: string): HTMLElement {
  const brands = new Set(themes.map(brandOf)).size
  const item = (theme: string) => {
    const address = cellAddress(data, storybook, story, theme)
    return h(
      'li',
      {},
      address === undefined
        ? themeName(theme)
        : h('a', { href: address, target: '_blank' }, themeName(theme)),
    )
  }
  return h(
    'details',
    { open: brands <= 12 },
    h(
      'summary',
      {},
      `${plural(brands, data.words.brand, data.words.brands)}, ${plural(themes.length, 'cell')}`,
    ),
    h('ul', { class: 'themes' }, ...themes.map(item)),
  )
}

/** One group: what it is, whose it is, its pictures, and how to approve it alone. */
export function detail(group: Group, data: ReportData, view: View, storybook: string): HTMLElement {
  const { titles, themes, words } = data
  const { id, cause, story, kind, examples, isSmall } = group
  const count =
    group.themes.length === themes.length
      ? `all ${themes.length} themes`
      : plural(group.themes.length, 'theme')
  return h(
    'article',
    { tabindex: '-1', 'aria-labelledby': 'title' },
    h('p', {}, h('a', { href: `#${cause}` }, 'Back to the cause')),
    h('h2', { id: 'title' }, h('span', { class: 'id' }, id), ` ${titles[story] ?? story}`),
    h('p', {}, `${KINDS[kind]} ${kind === 'changed' ? 'The same difference in' : 'In'} ${count}:`),
    themeList(group, data, storybook),
    examples.length > 0 &&
      examples.length < group.themes.length &&
      h('p', { class: 'quiet' }, `${plural(examples.length, 'cell')} of the group as examples:`),
    isSmall &&
      examples.length > 0 &&
      command(
        `${words.command} --stories ${story}`,
        'These are small: the report keeps to 30 MB. Large ones:',
      ),
    ...examples.map((each) => example(each, view, cellAddress(data, storybook, story, each.theme))),
    command(`${words.command} approve ${id}`, 'This group alone is as it should be:'),
  )
}
