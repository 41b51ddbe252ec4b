import type { TenantTexts } from '@corrente/themes/folder'
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { type Draft, draftOf, draftSchema, FIRST } from './draftTenant.ts'

type Folders = Readonly<Record<string, TenantTexts>>

/** Letters that a server's log and a chat still take in one address. */
const LONGEST = 7_000

/** What a draft began as: the tenant that it opens, or a new brand; undefined for a tenant that is not there. */
export function startOf(of: string, folders: Folders): Draft | undefined {
  if (of === '') return FIRST
  const texts = Object.hasOwn(folders, of) ? folders[of] : undefined
  return texts && draftOf(texts)
}

const packed = (value: object): string => {
  const bytes = deflateSync(strToU8(JSON.stringify(value)), { level: 9 })
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A draft in letters that an address keeps as they are. */
export interface Written {
  /** Empty for a new brand of which nothing was said. */
  readonly text: string
  /** Logo and icon are too long for an address, and left out. */
  readonly isWithoutImages: boolean
}

/** Writes down how a draft differs from what it began as. */
export function writeDraft(draft: Draft, folders: Folders): Written {
  const start = startOf(draft.of, folders) ?? FIRST
  const changes = Object.entries(draft).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(start[part as keyof Draft]),
  )
  if (changes.length === 0 && draft.of === '') return { text: '', isWithoutImages: false }
  const said = { of: draft.of, ...Object.fromEntries(changes) }
  const text = packed(said)
  if (text.length <= LONGEST) return { text, isWithoutImages: false }
  return { text: packed({ ...said, logo: undefined, icon: undefined }), isWithoutImages: true }
}

/** Reads what `writeDraft` wrote; undefined for anything else, also for a tenant that is gone. */
export function readDraft(text: string, folders: Folders): Draft | undefined {
  if (text === '') return FIRST
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
    const said = JSON.parse(strFromU8(inflateSync(bytes))) as Partial<Draft>
    const start = startOf(String(said.of), folders)
    const read = draftSchema.safeParse({ ...start, ...said })
    return start && read.success ? read.data : undefined
  } catch {
    // An address that was cut or typed: whoever opened it is told.
    return undefined
  }
}

/** The address of the page that shows the studio, Storybook's own where it stands around, with a draft in it. */
export function addressWith(text: string): string {
  const address = new URL(window.parent.location.href)
  if (text === '') address.searchParams.delete('args')
  else address.searchParams.set('args', `draft:${text}`)
  return address.href
}
