import type { ReportData } from '../data.ts'
import { decisionForm, type Send } from './decision.ts'
import { command } from './detail.ts'
import { h, plural } from './dom.ts'
import { contactSheet } from './sheet.ts'
import type { ShownCause } from './state.ts'

/** How the page decides; undefined where it is only a file. */
export interface Deciding {
  send: Send
  onSession: Parameters<typeof decisionForm>[3]
}

/** One cause: what it is, its decision, and its contact sheet. */
export function causeView(cause: ShownCause, data: ReportData, deciding: Deciding | undefined): HTMLElement {
  const { id, name, stories, cells, files, groups, decision } = cause
  const shown = groups.reduce((sum, { themes }) => sum + themes.length, 0)
  return h(
    'article',
    { tabindex: '-1', 'aria-labelledby': 'title' },
    h('h2', { id: 'title' }, h('span', { class: 'id' }, id), ` ${name}`),
    h(
      'p',
      {},
      `${plural(stories, 'story', 'stories')}, ${plural(cells, 'cell')}`,
      shown < cells && `; the filters show ${shown}`,
      '.',
    ),
    files.length > 0 &&
      h(
        'details',
        { open: files.length <= 4 },
        h('summary', {}, plural(files.length, 'changed file')),
        h('ul', { class: 'files' }, ...files.map((file) => h('li', {}, h('code', {}, file)))),
      ),
    !deciding &&
      decision !== undefined &&
      h('p', { class: 'quiet' }, `${decision.verdict}${decision.remark && `: ${decision.remark}`}`),
    deciding
      ? decisionForm(cause, decision, deciding.send, deciding.onSession)
      : command(`${data.words.command} approve ${id}`, 'All of it is as it should be:'),
    contactSheet(groups, data),
  )
}
