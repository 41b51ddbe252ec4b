import { brandOf, toTheme } from '../../themes/theme.ts'
import type { ReportData } from '../data.ts'
import type { Example, Group } from '../explain.ts'
import { h, plural } from './dom.ts'

/** What a story's tile needs to know besides its group. */
export type SheetData = Pick<ReportData, 'titles' | 'schemes' | 'words'>

function cell(
  { theme, before, after }: Example,
  { size: [width, height] }: Group,
  isOneBrand: boolean,
): HTMLElement {
  const { brand, scheme } = toTheme(theme)
  const picture = (source: string, words: string) =>
    h('img', {
      src: source,
      alt: `${brand}, ${scheme}, ${words}`,
      loading: 'lazy',
      width: String(width),
      height: String(height),
    })
  return h(
    'div',
    { class: 'cell' },
    h('small', {}, isOneBrand ? scheme : `${brand}, ${scheme}`),
    before !== undefined && picture(before, 'before'),
    after !== undefined && picture(after, before === undefined ? 'now' : 'after'),
  )
}

/** A story with all its groups of one cause. */
function tile(groups: readonly Group[], { titles, schemes, words }: SheetData): HTMLElement | false {
  const [first] = groups
  if (!first) return false
  const { story, kind } = first
  const themes = groups.flatMap((group) => group.themes)
  const shown = groups.flatMap((group) => group.examples.map((each) => ({ each, group })))
  const brands = new Set(themes.map(brandOf)).size
  const shownByBrand = Map.groupBy(shown, ({ each }) => brandOf(each.theme))
  const order = ({ each }: { each: Example }) => schemes.indexOf(toTheme(each.theme).scheme)
  const cells = [...shownByBrand.values()].flatMap((own) => own.toSorted((a, b) => order(a) - order(b)))
  const count = `${plural(themes.length, 'cell')} of ${plural(brands, words.brand, words.brands)}`
  return h(
    'li',
    { class: 'tile' },
    h('a', { href: `#${first.id}` }, titles[story] ?? story),
    h(
      'small',
      {},
      kind === 'changed' ? count : `${kind}, ${count}`,
      ...(groups.length > 1
        ? [', different in ', ...groups.flatMap(({ id }) => [h('a', { href: `#${id}` }, id), ' '])]
        : []),
    ),
    cells.length > 0 &&
      h(
        'div',
        { class: 'pictures' },
        ...cells.map(({ each, group }) => cell(each, group, shownByBrand.size === 1)),
      ),
  )
}

/** All stories of a cause at one look: light and dark beside each other, before above after. */
export const contactSheet = (groups: readonly Group[], data: SheetData): HTMLElement =>
  h(
    'ul',
    { class: 'sheet' },
    ...[...Map.groupBy(groups, ({ story }) => story).values()].map((own) => tile(own, data)),
  )
