import type { RunningDownload } from '@corrente/ui/widgets/downloads'
import { atom } from 'jotai'

/** A file on its way, and the way to call it off. */
export interface Download extends RunningDownload {
  /** What it is, by its name in the code: of one kind only one runs. */
  readonly kind: string
  readonly cancel: () => void
}

/** The downloads that are under way, oldest first; they outlive the page that started them. */
export const downloadsAtom = atom<readonly Download[]>([])

/** Whether the notice of the reports' limit stands (AST-018). */
export const isLimitShownAtom = atom(false)

/** Whether this page has ever downloaded: until then the code of the tray is not loaded. */
export const hasDownloadedAtom = atom(false)

/** Whether the reports' limit was reached since this page was loaded. */
export const isLimitReachedAtom = atom(false)
