import { brandOf } from '../../themes/theme.ts'
import type { ReportData } from '../data.ts'
import type { Session } from '../serve.ts'
import { causeView, type Deciding } from './cause.ts'
import { badge } from './decision.ts'
import { detail, VIEWS, type View } from './detail.ts'
import { h, plural } from './dom.ts'
import { type Filter, NO_FILTER } from './filters.ts'
import { head } from './head.ts'
import { placeOf, type ShownCause, shownCauses } from './state.ts'

// Written by our own tool beside this script: its shape is the type's.
const data: ReportData = JSON.parse(document.getElementById('data')?.textContent ?? '{}')

let filter: Filter = NO_FILTER
let view: View = 'side by side'
let session: Session = { decisions: [...data.decisions] }
let deciding: Deciding | undefined
/** Where a Storybook is that was not built for this report. */
const OWN_STORYBOOK = 'http://localhost:6006'

const nav = h('nav', { 'aria-label': 'Causes' })
const main = h('main')
const status = h('p', { class: 'quiet', role: 'status' })

const causesNow = (): ShownCause[] => shownCauses(data, session.decisions, filter)

function causeLink({ id, name, stories, cells, decision }: ShownCause, isCurrent: boolean): HTMLElement {
  return h(
    'a',
    { href: `#${id}`, 'aria-current': isCurrent ? 'true' : undefined },
    h('span', { class: 'id' }, id),
    h('span', { class: 'name' }, name),
    h('small', {}, `${plural(stories, 'story', 'stories')}, ${plural(cells, 'cell')} `, badge(decision)),
  )
}

function draw(): void {
  const causes = causesNow()
  const place = placeOf(location.hash, causes)
  status.textContent =
    data.causes.length === 0 ? '' : `${causes.length} of ${plural(data.causes.length, 'cause')} shown`
  nav.replaceChildren(...causes.map((cause) => causeLink(cause, cause.id === place?.cause.id)))
  if (place?.group) main.replaceChildren(detail(place.group, data, view, session.storybook ?? OWN_STORYBOOK))
  else if (place) main.replaceChildren(causeView(place.cause, data, deciding))
  else
    main.replaceChildren(
      h('p', {}, data.causes.length === 0 ? 'There is nothing to look at.' : 'No cause passes the filters.'),
    )
}

/** Draws what the address names now, from its top, and takes the keyboard there. */
function arrive(): void {
  draw()
  main.scrollTo(0, 0)
  nav.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  main.querySelector('article')?.focus({ preventScroll: !isNarrow() })
}

const isNarrow = (): boolean => matchMedia('(max-width: 760px)').matches

const change = (next: Partial<Filter>): void => {
  filter = { ...filter, ...next }
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
      ' next and previous, ',
      h('kbd', {}, 'u'),
      ' up to the cause, ',
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

/** The next of what is looked at: a group among those of its cause, else a cause. */
function step(by: number): void {
  const causes = causesNow()
  const place = placeOf(location.hash, causes)
  if (!place) return
  const { cause, group } = place
  const ids = (group ? cause.groups : causes).map(({ id }) => id)
  const next = ids[ids.indexOf((group ?? cause).id) + by]
  if (next !== undefined) location.hash = next
}

document.addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof HTMLElement && event.target.matches('input[type=search], select, textarea')
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'j') step(1)
  else if (event.key === 'k') step(-1)
  else if (event.key === 'u') location.hash = placeOf(location.hash, causesNow())?.cause.id ?? ''
  else if (event.key === 'v') setView(VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length] ?? 'side by side')
  else if (event.key === '/') {
    event.preventDefault()
    document.getElementById('search')?.focus()
  }
})

function onSession(next: Session): void {
  const focused = document.activeElement?.id
  session = next
  draw()
  if (focused) document.getElementById(focused)?.focus()
}

async function send(...[cause, verdict, remark]: Parameters<Deciding['send']>): Promise<Session | string> {
  try {
    const answer = await fetch('decision', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cause, verdict, remark }),
    })
    return answer.ok ? ((await answer.json()) as Session) : await answer.text()
  } catch {
    return 'The server does not answer: start it again on the terminal.'
  }
}

/** A report that is served says so; one that is only a file, or handed out by another server, cannot decide. */
async function askServer(): Promise<void> {
  if (!location.protocol.startsWith('http')) return
  const answer = await fetch('session').catch(() => undefined)
  if (!answer?.ok || answer.headers.get('content-type') !== 'application/json') return
  session = (await answer.json()) as Session
  deciding = { send, onSession }
  draw()
}

addEventListener('hashchange', arrive)
document.body.append(head(data), tools(), h('div', { class: 'columns' }, nav, main))
draw()
void askServer()
