import type { KeySequence } from '@corrente/domain/palette'
import type { MenuKey, Place, RouteId } from '@corrente/domain/routing'
import type { MessageKey } from '@corrente/ui/messages'
import type { PaletteEntry, PaletteGroupKind } from '@corrente/ui/widgets/palette'
import type { Atom } from 'jotai'
import type { Ports } from '../../ports/index.ts'

/** The words for something that is found beside a name: `found.{word}`. */
type FoundWord =
  MessageKey<'palette'> extends infer Key ? (Key extends `found.${infer Word}` ? Word : never) : never

/** What commands may use. */
export interface CommandContext {
  /** Whether this user may open a page that this build has. */
  readonly may: (route: RouteId) => boolean
  /** The services of this document, for a search over what they know. */
  readonly ports: Ports
  /** What an atom of this document holds now. */
  readonly get: <T>(atom: Atom<T>) => T
  /** Something personal as it may be shown now. */
  readonly personal: (text: string) => string
  /** What is found beside a name: 'Movimentos de Ana', 'Preço agora: Shopping Ipê'. */
  readonly say: (what: FoundWord, name: string) => string
  /** Opens the sheet of the keys. */
  readonly showKeys: () => void
  /** Light to dark, dark to light. */
  readonly switchScheme: () => void
  /** Turns the keys without Ctrl on or off (WCAG 2.1.4). */
  readonly switchSingleKeys: () => void
  /** Covers or uncovers personal data. */
  readonly switchPersonal: () => void
  /** Signs out. */
  readonly signOut: () => void
  /** Puts the focus into the search of the page, where it has one. */
  readonly focusSearch: () => void
}

/** A page of the menu; its words and its address are the menu's. */
export interface PageCommand {
  readonly menu: MenuKey
  readonly keys?: KeySequence
}

/** The actions that have words: `action.{id}`, and what else they are found by: `also.{id}`. */
export type ActionId =
  MessageKey<'palette'> extends infer Key ? (Key extends `also.${infer Id}` ? Id : never) : never

/** Something to do: a page that is opened, or a piece of work. */
export interface ActionCommand {
  readonly id: ActionId
  /** The page that it opens; hidden from whom may not open it. */
  readonly route?: RouteId
  /** What the address of that page says. */
  readonly search?: Place['search']
  readonly run?: (context: CommandContext) => void
  readonly keys?: KeySequence
}

/** Something that a search found. */
export interface Found extends PaletteEntry {
  /** Where it is shown. */
  readonly place: Place
}

/** What a search came to; `total` counts what is not shown too. */
export interface Finding {
  readonly found: readonly Found[]
  readonly total: number
  /** Of what a server was asked, a part could not be had: there may be more. */
  readonly isPart?: boolean
}

/** A search over what an area knows, and, where it knows too little, over what the server does. */
export interface SearchCommand {
  readonly kind: PaletteGroupKind
  /** @param limit - the most that is shown */
  readonly find: (context: CommandContext, query: string, limit: number) => Finding
  /** What is shown before anything is typed. */
  readonly recent?: (context: CommandContext) => readonly Found[]
  /** Whether a query is one for `ask`: a call is made for no other. */
  readonly isAsked?: (context: CommandContext, query: string) => boolean
  /** Asks the server, once a query has stood for a moment; undefined: it could not be had. */
  readonly ask?: (
    context: CommandContext,
    query: string,
    limit: number,
    signal: AbortSignal,
  ) => Promise<Finding | undefined>
}

/** What an area gives the palette and the keys: the one place where it says so. */
export interface AreaCommands {
  readonly pages?: readonly PageCommand[]
  readonly actions?: readonly ActionCommand[]
  readonly searches?: readonly SearchCommand[]
}
