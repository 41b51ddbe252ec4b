import { brandOf } from '../../themes/theme.ts'
import type { ReportData } from '../data.ts'
import { detail, VIEWS, type View } from './detail.ts'
import { h, plural } from './dom.ts'
import { type Filter, filterGroups, NO_FILTER } from './filters.ts'
import { head } from './head.ts'

// Written by our own tool beside this script: its shape is the type's.
const data: ReportData = JSON.parse(document.getElementById('data')?.textContent ?? '{}')

let filter: Filter = NO_FILTER
let view: View = 'side by side'
let current = 0

const nav = h('nav', { 'aria-label': 'Groups of like differences' })
const main = h('main')
const status = h('p', { class: 'quiet', role: 'status' })

function draw(): void {
  const groups = filterGroups(data.groups, data.titles, filter)
  current = Math.max(0, Math.min(current, groups.length - 1))
  status.textContent =
    data.groups.length === 0 ? '' : `${groups.length} of ${plural(data.groups.length, 'group')} shown`
  nav.replaceChildren(
    ...groups.map((group, i) =>
      h(
        'button',
        {
          type: 'button',
          'aria-current': i === current ? 'true' : undefined,
          onclick: () => show(i),
        },
        h('span', { class: 'id' }, group.id),
        h('span', { class: 'name' }, data.titles[group.story] ?? group.story),
        h('small', {}, `${group.kind}, ${plural(group.themes.length, 'cell')}`),
      ),
    ),
  )
  const group = groups[current]
  main.replaceChildren(
    group
      ? detail(group, data, view)
      : h(
          'p',
          {},
          data.groups.length === 0 ? 'There is nothing to look at.' : 'No group passes the filters.',
        ),
  )
}

function show(index: number): void {
  current = index
  draw()
  main.scrollTo(0, 0)
  nav.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
}

const change = (next: Partial<Filter>): void => {
  filter = { ...filter, ...next }
  current = 0
  draw()
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function choice(name: string, values: readonly string[], onChange: (value: string) => void, all = 'all') {
  const select = h(
    'select',
    { onchange: () => onChange(select.value) },
    h('option', { value: '' }, all),
    ...values.map((value) => h('option', { value }, value)),
  )
  return h('label', {}, `${name} `, select)
}

function tools(): HTMLElement {
  const brands = [...new Set(data.themes.map(brandOf))].sort()
  const search = h('input', { type: 'search', id: 'search', oninput: () => change({ story: search.value }) })
  const radios = VIEWS.map((each) =>
    h(
      'label',
      {},
      h('input', {
        type: 'radio',
        name: 'view',
        value: each,
        checked: each === view,
        onchange: () => setView(each),
      }),
      ` ${each}`,
    ),
  )
  return h(
    'div',
    { class: 'tools' },
    h('label', {}, 'Story ', search),
    choice(capital(data.words.brand), brands, (brand) => change({ brand })),
    choice('Scheme', data.schemes, (scheme) => change({ scheme })),
    choice('Kind', [...new Set(data.groups.map(({ kind }) => kind))].sort(), (kind) => change({ kind })),
    h('fieldset', {}, h('legend', {}, 'Pictures'), ...radios),
    status,
    h(
      'p',
      { class: 'quiet keys' },
      'Keys: ',
      h('kbd', {}, 'j'),
      ' ',
      h('kbd', {}, 'k'),
      ' next and previous group, ',
      h('kbd', {}, 'v'),
      ' other view, ',
      h('kbd', {}, '/'),
      ' search',
    ),
  )
}

function setView(next: View): void {
  view = next
  const radio = document.querySelector<HTMLInputElement>(`input[name=view][value="${next}"]`)
  if (radio) radio.checked = true
  draw()
}

document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input[type=search], select')
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  const count = nav.children.length
  if (event.key === 'j') show(Math.min(current + 1, count - 1))
  else if (event.key === 'k') show(Math.max(current - 1, 0))
  else if (event.key === 'v') setView(VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length] ?? 'side by side')
  else if (event.key === '/') {
    event.preventDefault()
    document.getElementById('search')?.focus()
  }
})

document.body.append(head(data), tools(), h('div', { class: 'columns' }, nav, main))
draw()
