import { defineForm, type Held, type HeldMerge, isSameValue, text } from '@corrente/domain/forms'
import type { Answer } from '@corrente/domain/writes'
import { TextField } from '@corrente/ui/forms'
import { FormFrame } from '@corrente/ui/widgets/forms'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useWrite, type WriteAction } from '../../writes/index.ts'
import { lookBeforeSave } from '../lookBeforeSave.ts'
import { FormDialogs, FormNotice } from '../RecordFormPage.tsx'
import { useAnswer } from '../useAnswer.ts'
import { useRecordForm } from '../useRecordForm.ts'

/** A record of two texts. */
export interface Note {
  readonly title: string
  readonly body: string
}
export interface NoteBase {
  readonly values: Note
}
type Word = 'required' | 'tooLong' | 'taken'

export const NOTE_FORM = defineForm<Note, keyof Note, Word>()({
  title: text<Word>({ limit: 10, required: true }),
  body: text<Word>({ required: true }),
})

/** A server with one record: its answers are planned, what it was sent is kept. */
export interface NoteServer {
  record: Note
  /** What the next sends come to; a promise holds the answer back. @default it is saved */
  readonly answers: (Answer<void> | Promise<Answer<void>>)[]
  /** What looks find; undefined: the record as it is. */
  looks: 'unreadable' | undefined
  readonly sent: Note[]
}
export const noteServer = (record: Note = { title: 'Um', body: 'texto' }): NoteServer => ({
  record,
  answers: [],
  looks: undefined,
  sent: [],
})

export const saveNote = <Base extends NoteBase>(
  server: NoteServer,
  held: Held<Base>,
): WriteAction<Held<Base>, Note, void, HeldMerge<Base, keyof Note>> => ({
  keys: ['note:1'],
  lock: 'page',
  journal: 'tab',
  outdates: [],
  look: async () => {
    const read = { kind: 'done', data: server.record, unreadRows: 0 } as const
    return lookBeforeSave<Note, keyof Note, Base, Note>(NOTE_FORM, held, read, (values) => ({
      ...held.base,
      values,
    }))
  },
  proofOf: ({ values }) => values,
  send: async ({ values }) => {
    server.sent.push(values)
    const answer = (await server.answers.shift()) ?? { end: 'done', result: undefined }
    if (answer.end === 'done') server.record = values
    return answer
  },
  confirm: async (sent) => {
    if (server.looks === 'unreadable') return { found: 'unreadable' }
    return isSameValue(server.record, sent) ? { found: 'applied', result: undefined } : { found: 'unchanged' }
  },
})

function useNoteSave(held: Held<NoteBase>, onDone: () => void, _move: unknown, server: NoteServer) {
  return useWrite(saveNote(server, held), onDone)
}

/** What a test sets of the page, and what it tells. */
export interface NotePage {
  readonly server: NoteServer
  readonly saved: string[]
  /** The page stays open after a save. */
  readonly stays?: boolean
  /** What a body of '?' is replaced by, as a zip code is by its street: a save waits for it. */
  readonly answer?: Promise<string>
  readonly asksFirst?: () => boolean
  /** It names a person: no draft of it is kept. */
  readonly isPersonal?: boolean
}

/** The page of the record's form, as an area would write it. */
export function NoteFormPage(props: NotePage) {
  const { server, saved, stays = false, answer, asksFirst, isPersonal = false } = props
  const navigate = useNavigate()
  const leave = useCallback(() => void navigate({ to: '/notes' }), [navigate])
  const form = useRecordForm({
    form: NOTE_FORM,
    base: { values: server.record },
    draft: isPersonal ? undefined : 'note:1',
    useSave: useNoteSave,
    given: server,
    saidOf: (refusal) => refusal && { title: { key: 'taken' } },
    onSaved: () => void saved.push(server.record.title),
    ...(stays ? {} : { leave }),
    isWaiting: ({ body }) => body === '?',
    ...(asksFirst && { asksFirst }),
  })
  const { values, onChange, errors, ...frame } = form.fields
  useAnswer(answer && values.body === '?' ? values.body : undefined, {
    ask: () => answer ?? Promise.reject(new Error('nothing to answer')),
    onAnswer: (found) => form.change((now) => ({ ...now, body: found })),
  })
  const field = (name: keyof Note) => (
    <TextField
      label={name}
      value={values[name]}
      error={errors[name]?.key}
      onChange={(next) => onChange((now) => ({ ...now, [name]: next }))}
    />
  )
  return (
    <>
      <FormFrame
        key={form.key}
        {...frame}
        label="note"
        submitLabel="Salvar"
        cancelHref="/notes"
        errorCount={Object.keys(errors).length}
        notice={<FormNotice form={form} refused="recusado" gone="sumiu" />}
      >
        {field('title')}
        {field('body')}
      </FormFrame>
      <FormDialogs
        form={form}
        shown={(changes, merged) =>
          changes.map(({ field: path, theirs, isClash }) => ({
            field: path,
            label: path,
            theirs: String(theirs),
            mine: merged[path],
            isClash,
          }))
        }
      >
        {form.isAsking && (
          <button type="button" onClick={() => form.answer(true)}>
            Sim
          </button>
        )}
      </FormDialogs>
    </>
  )
}

/** An answer that comes when the test says so. */
export const held = (server: NoteServer) => {
  let give: (answer: Answer<void>) => void = () => undefined
  server.answers.push(
    new Promise((resolve) => {
      give = resolve
    }),
  )
  return (answer: Answer<void>) => give(answer)
}
