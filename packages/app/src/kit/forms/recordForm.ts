import type { Form, FormDraft, FormErrors, Held, RecordBase } from '@corrente/domain/forms'
import type { Refusal } from '@corrente/domain/writes'
import type { RecordFields } from '@corrente/ui/widgets/forms'
import type { Dispatch, SetStateAction } from 'react'
import type { WriteControl } from '../writes/index.ts'
import type { FormNoticeKind } from './saveState.ts'
import type { LeavingGuard } from './useLeavingGuard.ts'

/** A save, whatever it asks and gives: what a form needs of a `WriteControl`. */
export interface AnySave<Ask = unknown>
  extends Pick<
    WriteControl<never, unknown, Ask, string>,
    'state' | 'confirm' | 'cancel' | 'verify' | 'forget' | 'disprove' | 'ownDraft'
  > {
  readonly press: () => unknown
  readonly release: () => unknown
  readonly resume: () => unknown
}

/** Moves a form's base and values. */
export type MoveForm<Base extends RecordBase> = Dispatch<SetStateAction<Held<Base>>>

/** Reads the end of a save into what is wrong with single fields. @param refusal - undefined: it was not refused */
export type SaidOf<Path extends string, Word extends string, State> = (
  refusal: Refusal | undefined,
  state: State,
) => FormErrors<Path, Word> | false | undefined

/** What a record's form is made of. */
export interface RecordFormParts<
  Values extends object,
  Path extends string,
  Word extends string,
  Base extends RecordBase<Values>,
  Save extends AnySave,
  Given,
> {
  readonly form: Pick<Form<Values, Path, Word>, 'fields' | 'states' | 'fine'>
  /** What it opens with. A later one is not laid over the typing: it is compared when the form is saved. */
  readonly base: Base
  /** The name of its draft, with the id of its record: `group:12`; undefined: none, as the form names persons. */
  readonly draft: string | undefined
  /**
   * Its save, a hook: what is sent is made from what stands in the form at the press.
   * @param onDone - to be told once it is saved
   * @param move - for a save of several calls: the base moves with each
   */
  readonly useSave: (held: Held<Base>, onDone: () => void, move: MoveForm<Base>, given: Given) => Save
  /** What the save needs besides the form. @default nothing */
  readonly given?: Given
  /** Everything that is wrong. @default what the definition says */
  readonly check?: (held: Held<Base>) => FormErrors<Path, Word>
  /** Whether leaving would lose anything. @default a field would be sent otherwise than it was loaded */
  readonly isChanged?: (held: Held<Base>) => boolean
  /** An answer is on its way that may change the form: a submit waits for it. @default never */
  readonly isWaiting?: (values: Values) => boolean
  /**
   * Whether an address belongs to the form, besides its own: a detour to the choice of people, say. The page that both
   * addresses show stays, and so does the form. @default none does
   */
  readonly isOwnPath?: (pathname: string) => boolean
  /** Whether the page asks something of its own before a save begins. @default never */
  readonly asksFirst?: (held: Held<Base>) => boolean
  /** What the end of a save says of single fields; it holds while their values stand. @default nothing */
  readonly saidOf?: SaidOf<Path, Word, Save['state']>
  /** A try to save found errors. */
  readonly onInvalid?: (errors: FormErrors<Path, Word>) => void
  /** Takes what was saved. */
  readonly onSaved: (saved: Values) => void
  /** Leads away, a second after the save (AST-026); stays the same function. @default the form opens anew */
  readonly leave?: () => void
}

/** A record's form at work. */
export interface RecordForm<
  Values extends object,
  Path extends string,
  Word extends string,
  Base extends RecordBase<Values>,
  Save extends AnySave,
> {
  /** Another one once a draft was dropped: the fields start anew. */
  readonly key: number
  /** Its widget's; no errors before the first try to save. */
  readonly fields: RecordFields<Values, FormErrors<Path, Word>>
  readonly base: Base
  readonly values: Values
  /** Takes a change; stays the same function. */
  readonly change: (edit: (values: Values) => Values) => void
  /** Takes in what came later, or what somebody else saved; stays the same function. */
  readonly move: MoveForm<Base>
  /** What to say of a save that is not done. */
  readonly notice: FormNoticeKind | undefined
  /** How the server refused it, where it did. */
  readonly refusal: Refusal | undefined
  readonly save: Save
  /** Looks whether a save of unknown end was done. */
  readonly verify: () => void
  /** Asks whether a save of unknown end is sent anew; undefined: it may not be. */
  readonly sendAgain: (() => void) | undefined
  /**
   * That question: whether it stands, and the answer to it. `isLost`: what was typed is not there any more, so that it is
   * typed anew, not sent anew.
   */
  readonly again: {
    readonly isAsking: boolean
    readonly isLost: boolean
    readonly answer: (isYes: boolean) => void
  }
  /** When what is of unknown end was sent, in words; undefined: nothing is. */
  readonly sentAt: string | undefined
  /** The page's own question stands. */
  readonly isAsking: boolean
  /** The answer to it. */
  readonly answer: (isYes: boolean) => void
  /** Leaving it; `isKept`: its draft outlives the leaving of a form that is on its way. */
  readonly guard: LeavingGuard & { readonly isKept: boolean }
  /** Keeps the draft at once: before a detour. */
  readonly keepDraft: () => void
  /** The draft that this tab held when the form opened, until it is dropped. */
  readonly found: FormDraft | undefined
  /** Whether it opened with one: known with the first drawing, before the draft stands in the form. */
  readonly hasFound: boolean
}
