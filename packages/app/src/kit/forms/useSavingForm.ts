import type { Held, RecordBase } from '@corrente/domain/forms'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type Ports, type ToastRequest, usePorts } from '../../ports/index.ts'
import { useWrite, type WriteAction, type WriteControl } from '../writes/index.ts'
import type { MoveForm, RecordFormParts } from './recordForm.ts'
import { useRecordForm } from './useRecordForm.ts'

/** A save that is one action of its resource, made from what stands in the form at the press. */
type SaveOf<Base extends RecordBase, Ready, Sent, Ask> = (
  ports: Ports,
  held: Held<Base>,
) => WriteAction<Ready, Sent, void, Ask>

type Saving<Ready, Sent, Ask> = WriteControl<WriteAction<Ready, Sent, void, Ask>, void, Ask>

/** What a form does once it is saved. */
interface SavedForm<Values> {
  /** Said in a toast. Default: nothing, the page says it. */
  readonly saved?: string | ((values: Values) => Omit<ToastRequest, 'tone'>)
  /** Where it leads a second later: a path, or a step that stays the same function. */
  readonly leaveTo: string | (() => void)
}

/** A record's form whose save is one action: it says that it was saved, and leads away. */
export function useSavingForm<
  Values extends object,
  Path extends string,
  Word extends string,
  Base extends RecordBase<Values>,
  Ready,
  Sent,
  Ask,
>({
  save,
  saved,
  leaveTo,
  ...parts
}: Omit<
  RecordFormParts<Values, Path, Word, Base, Saving<Ready, Sent, Ask>, never>,
  'useSave' | 'given' | 'onSaved' | 'leave'
> &
  SavedForm<Values> & { readonly save: SaveOf<Base, Ready, Sent, Ask> }) {
  const { toasts } = usePorts()
  const navigate = useNavigate()
  const say = (words: Omit<ToastRequest, 'tone'>) => toasts.show({ tone: 'success', ...words })
  return useRecordForm({
    ...parts,
    useSave: useAction<Base, Ready, Sent, Ask>,
    given: save,
    onSaved: (values) => saved && say(typeof saved === 'string' ? { text: saved } : saved(values)),
    leave: useCallback(
      () => (typeof leaveTo === 'string' ? void navigate({ to: leaveTo }) : leaveTo()),
      [navigate, leaveTo],
    ),
  })
}

const useAction = <Base extends RecordBase, Ready, Sent, Ask>(
  held: Held<Base>,
  onDone: () => void,
  _move: MoveForm<Base>,
  save: SaveOf<Base, Ready, Sent, Ask>,
): Saving<Ready, Sent, Ask> => useWrite(save(usePorts(), held), onDone)
