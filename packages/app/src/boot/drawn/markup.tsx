import { MENU, pathOf } from '@corrente/domain/routing'
import type { Language } from '@corrente/domain/tenants'
import { AppShell } from '@corrente/ui/layout'
import { createMessages, MESSAGE_LANGUAGES } from '@corrente/ui/messages'
import { createToaster } from '@corrente/ui/primitives'
import { Header, Sidebar } from '@corrente/ui/widgets/shell'
import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { sessionArea } from '../../areas/session/area.ts'
import { PagePending } from '../../frame/app/index.ts'
import { type Ports, portsAtom } from '../../ports/index.ts'
import { humanCheckOf } from '../humanCheck/index.ts'
import { Page } from '../Page.tsx'
import { PublicContent } from '../PublicContent.tsx'

/*
 * What the build draws of each document, by the components that draw it in the browser; `stand` puts in what is a visit's own
 * (docs/decisions/0054-the-sign-in-in-the-document.md).
 */

/** One document's drawings, each with the languages that it speaks, and the styles of all. */
export interface Drawings {
  readonly drawings: readonly { readonly languages: readonly Language[]; readonly html: string }[]
  readonly css: string
}

const nothing = () => undefined
const still = { subscribe: () => nothing }
const place = { pathname: pathOf('login'), state: null }

/**
 * What the first render asks for, of a visitor whom nobody knows yet. Whatever else it should ever ask for is missing here,
 * which fails the build.
 */
const portsOf = (language: Language, humanCheck: Ports['humanCheck']): Ports => {
  const known = {
    session: { ...still, current: nothing, endedBy: nothing },
    history: { ...still, place: () => place },
    appearance: { ...still, language: () => language, scheme: () => 'light', schemeChoice: () => 'system' },
    consent: { isGiven: () => false },
    tenant: { settings: {}, rules: { country: 'BR' }, logo: nothing },
    formats: { locale: language },
    clock: { now: () => 0 },
    navigation: { follow: nothing },
    report: {},
    humanCheck,
  }
  return known as unknown as Ports // a few of them, as the sentence above says
}

/** What stands below the root of a document. */
type Draw = () => Promise<{ readonly content: ReactNode; readonly humanCheck: Ports['humanCheck'] }>

const signIn: Draw = async () => {
  const page = await sessionArea.routes.find(({ id }) => id === 'login')?.page()
  if (!page) throw new Error('There is no sign-in to draw.')
  const humanCheck = humanCheckOf('')
  await humanCheck.preload()
  return { content: <PublicContent pages={new Map([['login', page]])} push={nothing} />, humanCheck }
}

/** Every item: whom it is drawn for, only the browser knows. */
const items = MENU.map(({ id, route }) => ({ id, href: pathOf(route) }))

const frame: Draw = async () => ({
  content: (
    <AppShell
      header={<Header logoSrc="" tenantName="" homeHref={pathOf('home')} onOpenMenu={nothing} />}
      sidebar={<Sidebar items={items} isPinned={false} />}
    >
      <PagePending />
    </AppShell>
  ),
  humanCheck: humanCheckOf(''),
})

async function drawingOf(language: Language, styles: ServerStyleSheet, draw: Draw): Promise<string> {
  const messages = createMessages({ language })
  const [{ content, humanCheck }] = await Promise.all([
    draw(),
    ...(['common', 'shell', 'session'] as const).map(messages.loadArea),
  ])
  const toaster = createToaster()
  const store = createStore()
  const ports = portsOf(language, humanCheck)
  store.set(portsAtom, ports)
  const html = renderToString(
    styles.collectStyles(
      <Page
        world={{ ports, store, messages, toaster }}
        lostChunk={{ ...still, loss: nothing, check: async () => undefined }}
      >
        {content}
      </Page>,
    ),
  )
  // What throws within `Suspense` is left to the browser in silence.
  if (html.includes('<!--$!-->')) throw new Error(`The page cannot be drawn in ${language}.`)
  return html
}

async function drawAll(draw: Draw): Promise<Drawings> {
  const styles = new ServerStyleSheet()
  const drawn = await Promise.all(
    MESSAGE_LANGUAGES.map(async (language) => [language, await drawingOf(language, styles, draw)] as const),
  )
  const drawings = Map.groupBy(drawn, ([, html]) => html)
  return {
    drawings: [...drawings].map(([html, those]) => ({
      html,
      languages: those.map(([language]) => language),
    })),
    css: styles.instance.toString(),
  }
}

/** What stands in each document before its code has come, by the document's file. */
export const DRAWN = {
  'public.html': () => drawAll(signIn),
  'index.html': () => drawAll(frame),
}
