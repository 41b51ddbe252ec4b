import { atom } from 'jotai'
import type { CommandOrder, SentTask } from '../resources/commands.ts'

/** A command that this tab has sent, with its parameters: a task carries none. In memory only, gone with the document. */
export interface SentCommand extends SentTask {
  readonly order: CommandOrder
}

/** What this tab has sent, the last one first. */
export const sentCommandsAtom = atom<readonly SentCommand[]>([])
