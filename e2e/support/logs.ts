import type { Sandbox } from '@corrente/sandbox'
import { API } from './calls.ts'
import type { Page } from './test.ts'

export const LOG = '/log'
export const READ = `${API}log/`
export const FILE = `${API}log/download/`
export const TEXT = { 'content-type': 'text/plain; charset=utf-8' }

/** The screen of the log, in pt-BR. */
export const screen = (page: Page) => ({
  account: page.getByLabel('Conta', { exact: true }),
  station: page.getByRole('combobox', { name: 'Estação' }),
  level: page.getByLabel('Nível', { exact: true }),
  search: page.getByRole('searchbox', { name: 'Buscar no log' }),
  lines: page.getByRole('listbox', { name: 'Linhas do log' }),
  line: page.getByRole('listbox', { name: 'Linhas do log' }).getByRole('option'),
  follow: page.getByRole('switch', { name: 'Acompanhar' }),
  download: page.getByRole('button', { name: 'Baixar log atual' }),
})

/** Answers the log with a text. */
export const answerLog = (sandbox: Sandbox, text: string, times?: number) =>
  sandbox.control.addFault({
    method: 'GET',
    path: READ,
    status: 200,
    body: text,
    headers: TEXT,
    ...(times !== undefined && { times }),
  })

/** A line of second i of the day, about one of 50 stations. */
export const lineOf = (i: number, level = 'INFO') =>
  `2026-03-14 ${String(Math.floor(i / 3600) % 24).padStart(2, '0')}:${String(Math.floor(i / 60) % 60).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}.000 [${level}] WebSocketLogger - [chargeBoxId=ARO-${String(i % 50).padStart(4, '0')}, sessionId=a] Received: [2,"${i}","Heartbeat",{}]`
export const logOf = (count: number) => Array.from({ length: count }, (_, i) => `${lineOf(i)}\n`).join('')
