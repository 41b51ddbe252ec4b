import { brandOf } from '../../themes/theme.ts'
import type { ReportData } from '../data.ts'
import { h, plural } from './dom.ts'

/** The sentence that a reader in a hurry needs. */
export function verdict({ causes, groups, errors, themes, words: { brand, brands } }: ReportData): string {
  const cells = groups.reduce((sum, group) => sum + group.themes.length, 0)
  const stories = new Set(groups.map(({ story }) => story)).size
  const touched = new Set(groups.flatMap((group) => group.themes.map(brandOf))).size
  const failed =
    errors.length > 0 ? ` ${plural(errors.length, 'story failed', 'stories failed')} or complained.` : ''
  if (cells === 0) return `Nothing looks different.${failed}`
  const all = new Set(themes.map(brandOf)).size
  return `${plural(cells, 'picture differs', 'pictures differ')} in ${plural(stories, 'story', 'stories')} and ${touched === all && all > 1 ? `all ${all} ${brands}` : plural(touched, brand, brands)}, for ${plural(causes.length, 'reason')}.${failed}`
}

const list = (title: string, lines: readonly string[], isOpen = false): HTMLElement | false =>
  lines.length > 0 &&
  h(
    'details',
    { open: isOpen },
    h('summary', {}, `${title} (${lines.length})`),
    h('ul', {}, ...lines.map((line) => h('li', {}, line))),
  )

/** What the run was, and what it has to say besides pictures. */
export function head(data: ReportData): HTMLElement {
  const { at, seconds, counts, commit, base, errors, environment, notes, titles, words } = data
  return h(
    'header',
    {},
    h('h1', {}, 'Visual check'),
    h('p', { class: 'verdict' }, verdict(data)),
    h(
      'p',
      { class: 'quiet' },
      `${plural(counts.stories, 'story', 'stories')}, ${plural(counts.cells, 'cell')} (a story under one ${words.brand} in one scheme), ${plural(counts.shot, 'picture')} taken in ${Math.round(seconds)} s, ${at.slice(0, 16).replace('T', ' ')} UTC${commit === undefined ? '' : `, on commit ${commit.slice(0, 10)}`}.`,
      base !== undefined && ` "Before" is commit ${base.commit.slice(0, 10)}: ${base.why}.`,
    ),
    list('This machine', environment, true),
    list(
      'Stories that failed or complained',
      errors.map(({ story, messages }) => `${titles[story] ?? story}: ${messages.join(' · ')}`),
      true,
    ),
    list('Notes', notes),
  )
}
