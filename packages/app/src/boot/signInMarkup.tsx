import { pathOf } from '@corrente/domain/routing'
import type { Language } from '@corrente/domain/tenants'
import { createMessages, MESSAGE_LANGUAGES } from '@corrente/ui/messages'
import { createToaster } from '@corrente/ui/primitives'
import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { sessionArea } from '../areas/session/area.ts'
import { type Ports, portsAtom } from '../ports/index.ts'
import { humanCheckOf } from './humanCheck/index.ts'
import { Page } from './Page.tsx'
import { PublicContent } from './PublicContent.tsx'

/*
 * The sign-in as the build draws it, by the components that draw it in the browser; `standSignIn` puts in what is a
 * visit's own (docs/decisions/0054-the-sign-in-in-the-document.md).
 */

/** The drawings, each with the languages that it speaks, and the styles of all. */
export interface SignIn {
  readonly drawings: readonly { readonly languages: readonly Language[]; readonly html: string }[]
  readonly css: string
}

const nothing = () => undefined
const still = { subscribe: () => nothing }
const place = { pathname: pathOf('login'), state: null }

/**
 * What the first render of a sign-in asks for, of a visitor whom nobody knows yet. Whatever else it should ever ask for is
 * missing here, which fails the build.
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

async function drawingOf(language: Language, styles: ServerStyleSheet): Promise<string> {
  const page = await sessionArea.routes.find(({ id }) => id === 'login')?.page()
  if (!page) throw new Error('There is no sign-in to draw.')
  const messages = createMessages({ language })
  const check = humanCheckOf('')
  await Promise.all([check.preload(), ...(['common', 'shell', 'session'] as const).map(messages.loadArea)])
  const toaster = createToaster()
  const store = createStore()
  const ports = portsOf(language, check)
  store.set(portsAtom, ports)
  const html = renderToString(
    styles.collectStyles(
      <Page
        world={{ ports, store, messages, toaster }}
        lostChunk={{ ...still, loss: nothing, check: async () => undefined }}
      >
        <PublicContent pages={new Map([['login', page]])} push={nothing} />
      </Page>,
    ),
  )
  // What throws within `Suspense` is left to the browser in silence.
  if (html.includes('<!--$!-->')) throw new Error(`The sign-in cannot be drawn in ${language}.`)
  return html
}

/** Draws the sign-in in every language. */
export async function drawSignIn(): Promise<SignIn> {
  const styles = new ServerStyleSheet()
  const drawn = await Promise.all(
    MESSAGE_LANGUAGES.map(async (language) => [language, await drawingOf(language, styles)] as const),
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
