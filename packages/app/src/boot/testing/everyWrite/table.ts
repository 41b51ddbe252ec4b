import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { commands } from 'vitest/browser'
import { createTestBrowser, type Tab } from './browser.tsx'
import { createDoor, type Door, type Sent } from './door.ts'
import { DEAR, FAULTS, type FaultName, type Play } from './faults.ts'
import { handsOf, press as pressOn, textOf } from './hands.ts'
import type { Row } from './row.ts'
import { preloadPages } from './screens.tsx'
import { openServer, type Server } from './server.ts'
import { startTime } from './time.ts'
import { watchWorkers } from './workers.ts'

/** Says that what was pressed did not happen. */
const NOT_DONE =
  /não foi (salv|criad|aplicad|enviad|alterad|excluíd)|não foram copiados|Nada mudou no servidor|Não foi (salvo|aplicado)|Não foi possível (realizar|criar|atualizar|excluir|deletar|cancelar|confirmar|enviar|desativar|reativar|iniciar|parar|alterar|adicionar|remover)|Erro ao |Ocorreu um erro|Falha ao|O servidor recusou|comando recusado/
/** Says that this press was not sent at all. */
const NOT_SENT = /Nada foi enviado(?! às estações)/
/** Says that the server spoke, and said no. */
const REFUSED = /O servidor recusou/
/** Says that nobody knows. */
const UNKNOWN =
  /[Aa] resposta se perdeu|Resultado desconhecido|A resposta não chegou|Não se sabe se|Não sabemos|Sem resposta do servidor/

/** What stands on the screen, and what is so. */
interface Shown {
  readonly text: string
  readonly sent: readonly Sent[]
  /** How many had been sent when it was last pressed. */
  readonly sentBefore: number
  /** The words of this write's success. */
  readonly done: RegExp
}

const sentence = (text: string, words: RegExp): string =>
  text.split('\n').find((line) => words.test(line)) ?? ''

/** The sentences of a screen that are not so. */
function lies({ text, sent, sentBefore, done }: Shown): readonly string[] {
  const isDone = sent.some(({ state }) => state === 'done')
  const mayBe = sent.some(({ state }) => state !== 'not')
  const found: string[] = []
  const say = (words: RegExp, why: string) => found.push(`"${sentence(text, words)}": ${why}`)
  if (mayBe && NOT_DONE.test(text)) say(NOT_DONE, isDone ? 'the server did it' : 'it is on its way')
  if (!isDone && done.test(text)) say(done, 'the server has not done it')
  if (sent.length > sentBefore && NOT_SENT.test(text)) say(NOT_SENT, 'it was sent')
  if (REFUSED.test(text) && !sent.some(({ isRefused }) => isRefused)) say(REFUSED, 'it never said so')
  if (UNKNOWN.test(text) && sent.length > 0 && sent.every(({ isRefused }) => isRefused))
    say(UNKNOWN, 'the server said no')
  return found
}

/** In which the code of all pages comes. */
const LOAD_MS = 120_000
/** A limit against a hang, not a measure. */
const CELL_MS = 180_000

/** What looks up how a write ended, and what tries again; never what says that it may come twice. */
const LOOK_UP = ['button', /^(Verificar|Conferir)/] as const
const RETRY = ['button', /^Tentar (novamente|de novo)$/] as const

/** How often something happened at the server: a record that is put there twice as it is was put there once. */
const executionsOf = (sent: readonly Sent[]): number => {
  const done = sent.filter(({ state }) => state === 'done')
  return done.filter(({ call, body }, at) => !(call.startsWith('PUT ') && done[at - 1]?.body === body)).length
}

/** Plays one cell. @returns what came of it */
async function play({ server, door }: Ground, row: Row, run: (play: Play) => Promise<void>, n: number) {
  const { address, steps } = await row.begin(server, n)
  door.clear()
  const browser = createTestBrowser(server, door)
  const tabs: Tab[] = []
  let at = 0
  let sentBefore = 0
  /** Whether it was seen to be done since it was last pressed, tab by tab. */
  let isDone: boolean[] = []
  const lied = new Set<string>()
  const now = (): Tab => {
    const tab = tabs[at]
    if (!tab) throw new Error('a tab is open')
    return tab
  }
  const watch = () => {
    for (const [place, { container }] of tabs.entries()) {
      const text = textOf(container)
      for (const lie of lies({ text, sent: door.sent(row.call), sentBefore, done: row.done })) lied.add(lie)
      if (row.done.test(text)) isDone[place] = true
    }
  }
  const time = startTime(door, watch)
  const endWorkers = watchWorkers(door)
  stop = () => {
    for (const tab of tabs) tab.close()
    time.stop()
    endWorkers()
    stop = () => undefined
  }
  const hands = (isHurried = false) => handsOf(now(), time, isHurried)
  const last = steps.length - 1
  /** Goes from a step to one before another. @param isHurried - what is not there is left */
  const walk = async (from: number, to: number, isHurried = false): Promise<HTMLElement | undefined> => {
    let pressed: HTMLElement | undefined
    for (const [place, step] of steps.entries()) {
      if (place < from || place >= to) continue
      if (typeof step === 'function') {
        await step(hands(isHurried)).catch((error: unknown) => {
          if (!isHurried) throw error
        })
        continue
      }
      if (place === last) sentBefore = door.sent(row.call).length
      pressed = isHurried ? await hands().tryPress(step) : await hands().press(step)
    }
    return pressed
  }
  const openAt = async (place: number, to: string, own?: Storage) => {
    const tab = await browser.openTab(to, own)
    tabs[place] = tab
    at = place
    await time.waitFor(() => tab.container.querySelector('h1') ?? undefined)
    await time.settle()
  }
  const open = async () => {
    await openAt(tabs.length, address)
    await walk(0, last)
    await time.settle()
  }
  const press = async () => {
    await walk(last, steps.length, at > 0)
    await time.settle()
  }
  await open()
  isDone = []
  await run({
    browser,
    plan: (...fates) => door.plan(row.call, ...fates),
    press,
    pressTwice: async () => {
      const pressed = await walk(last, steps.length)
      if (pressed) pressOn(pressed)
      await time.settle()
    },
    again: async () => {
      const look = hands().find(LOOK_UP)
      if (look) pressOn(look)
      await time.settle()
      if (isDone[at]) return
      const places = [...steps.entries()].filter(
        ([, step]) => typeof step !== 'function' && hands().find(step) !== undefined,
      )
      const place = places.at(-1)?.[0]
      sentBefore = door.sent(row.call).length
      if (place === undefined) hands().find(RETRY)?.click()
      else await walk(place, steps.length, true)
      await time.settle()
    },
    reload: async () => {
      // Where nothing may be sent, there is nothing to wait for.
      await time.until(() => (door.sent(row.call).length > 0 ? true : undefined))
      const tab = now()
      const own = tab.close()
      isDone = []
      await openAt(at, tab.address(), own)
      if (!isDone[at]) await walk(0, steps.length, true)
      await time.settle()
    },
    otherTab: async () => {
      if (tabs.length > 1) at = 1
      else await open()
    },
    firstTab: () => {
      at = 0
    },
    pass: time.pass,
  })
  watch()
  const sent = door.sent(row.call)
  const result = {
    executions: executionsOf(sent),
    sent: sent.length,
    lies: [...lied],
    crashes: tabs.flatMap(({ crashes }) => crashes.map(String)),
    isDone: isDone[at] === true,
    text: textOf(now().container),
  }
  stop()
  return result
}

/** What a cell stands on. */
interface Ground {
  readonly server: Server
  readonly door: Door
}
/** Ends the cell that is played. */
let stop: () => void = () => undefined

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether all faults are met, or the dearest alone. */
    rounds: 'all' | 'few'
  }
}
const faultsOf = ({ faults }: Row): readonly FaultName[] => {
  const own = faults ?? (Object.keys(FAULTS) as readonly FaultName[]) // its own names
  return inject('rounds') === 'all' ? own : own.filter((fault) => DEAR.includes(fault))
}

/** Makes a test of each write under each fault. */
export function playTable(rows: readonly Row[]): void {
  const realFetch = window.fetch.bind(window)
  let ground: Ground
  const spent: number[] = []
  beforeAll(async () => {
    const calls = rows.map(({ call }) => call)
    ground = {
      server: await openServer(await commands.sandbox(), realFetch),
      door: createDoor(calls, realFetch),
    }
    await preloadPages()
  }, LOAD_MS)
  afterEach(() => stop())
  afterAll(async () => {
    // biome-ignore lint/suspicious/noConsole: how many cells there were is part of the result
    console.log(
      `${rows.length} writes, ${spent.length} cells, ${Math.round(spent.reduce((sum, ms) => sum + ms, 0) / spent.length)} ms each`,
    )
    await commands.closeSandbox()
  })

  for (const row of rows)
    describe(`${row.call}${row.by ? ` ${row.by}` : ''}`, () => {
      // A second try takes a record of its own, too.
      let tries = 0
      for (const fault of faultsOf(row))
        test(
          fault,
          async () => {
            const from = performance.now()
            const { found, text } = judged(row, fault, await play(ground, row, FAULTS[fault], tries++))
            spent.push(performance.now() - from)
            expect(found, `${found.join('\n')}\n${text.slice(0, 4000)}`).toEqual([])
          },
          CELL_MS,
        )
    })
}

/** What is wrong with what came of a cell. */
function judged(row: Row, fault: FaultName, result: Awaited<ReturnType<typeof play>>) {
  const { executions, sent, lies: problems, crashes, isDone, text } = result
  const found = [...problems, ...crashes]
  // A second form that somebody filled is their word for a second record.
  const most = row.isNew && fault === 'two tabs' ? 2 : 1
  if (executions > most) found.push(`${executions} executions of ${sent} sent`)
  // Of two tabs the other one may have it.
  const isTold = isDone || row.isBlind || UNKNOWN.test(text)
  if (executions > 0 && fault !== 'two tabs' && !isTold) found.push('its end is not told')
  // A cell whose hands sent nothing shows nothing; without a journal or a network nothing may be sent.
  if (sent === 0 && fault !== 'full storage' && fault !== 'offline') found.push('nothing was sent')
  // The hands and the words are those of the product: without a fault it is done and said so, a no is told as one.
  if (fault === 'nothing is wrong' && (executions !== 1 || !isDone))
    found.push(`${executions} executions, told as done: ${isDone}`)
  if (fault === 'the server says no' && !NOT_DONE.test(text)) found.push('a no is not told')
  return { found, text }
}
