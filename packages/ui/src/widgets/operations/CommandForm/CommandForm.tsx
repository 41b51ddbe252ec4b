import {
  type Command,
  type CommandErrors,
  type CommandOffer,
  type CommandValues,
  isForOne,
  type OperationStation,
  type Protocol,
  type SendProblem,
} from '@corrente/domain/operations'
import { theme } from '@corrente/themes'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, EmptyState, ErrorState, Panel, Skeleton } from '../../../primitives/index.ts'
import { useFormWords } from '../../forms/index.ts'
import { PickField, type UserSource } from '../../pickers/index.ts'
import { ChosenStations } from '../ChosenStations/ChosenStations.tsx'
import { OfflineChosen } from '../StationPicker/OfflineChosen.tsx'
import { OldStations } from '../StationPicker/OldStations.tsx'
import { StationPicker, useNote, useStateNote } from '../StationPicker/StationPicker.tsx'
import { type StationOf, unofferedOf } from '../StationPicker/stationItems.ts'
import { UnofferedList } from '../StationPicker/UnofferedList.tsx'
import { useCommandWords } from '../useCommandWords.ts'
import { Parameters } from './Parameters.tsx'
import type { OfferedRecharge } from './parameterProps.ts'

interface NotOfferedProps {
  readonly protocol: Protocol
  readonly stationOf: StationOf
  readonly selected: readonly string[]
  readonly onSelect: (ids: readonly string[]) => void
  readonly stations: readonly OperationStation[]
}

/** Chosen stations that this command does not reach, each with the reason: a link or a list named them, the server did not. */
function NotOffered({ protocol, stationOf, selected, onSelect, stations }: NotOfferedProps) {
  const t = useText('operations')
  const out = unofferedOf(selected, stations, protocol, stationOf)
  if (out.length === 0) return null
  const ids = new Set(out.map(({ id }) => id))
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={() => onSelect(selected.filter((id) => !ids.has(id)))}>
          {t('pick.dropUnoffered', { count: out.length })}
        </Button>
      }
    >
      {t('pick.notOffered', { count: out.length })} {t('pick.notOfferedDetail')}
      <UnofferedList stations={out} stationOf={stationOf} />
    </Banner>
  )
}

/** What became of the last send: it stands in the place of the form. */
export interface CommandAnswer {
  /** Tells one send from the next. */
  readonly key: number
  /** Charge box ids of those that it went to. */
  readonly stations: readonly string[]
  readonly connectorId: number | undefined
  readonly content: ReactNode
}

export interface CommandFormProps {
  command: Command
  protocol: Protocol
  /** The lists that the server offers for it. */
  offer: Loadable<CommandOffer>
  /** What the live index knows of a station. */
  stationOf: StationOf
  /** Charge box ids. */
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  values: CommandValues
  onChange: (change: (now: CommandValues) => CommandValues) => void
  /** What is wrong, once a send was tried. */
  errors: CommandErrors
  /** Why the last press sent nothing (OPS-011, OPS-012). */
  problem: SendProblem | undefined
  /** Counts the presses that sent nothing: each puts the focus on the first error. */
  tries: number
  people: UserSource
  paymentTypes: readonly string[]
  /** The recharges of the chosen station, of a stop. */
  recharges: Loadable<readonly OfferedRecharge[]>
  /** Where a recharge, and the card that it runs on, are shown; undefined where this user may not open it. */
  rechargeHrefOf: (id: number) => string | undefined
  cardHrefOf: (idTag: string) => string | undefined
  isSending: boolean
  onSubmit: () => void
  /** Charge box ids of those whose version lacks the command. */
  old?: readonly string[] | undefined
  /** How the last send ended, as long as it brought no answer. */
  notice?: ReactNode
  answer?: CommandAnswer | undefined
  /** The answer is shown, not the form. */
  isAnswered?: boolean
  /** Back to the form, and to the answer again. */
  onAnsweredChange?: (isAnswered: boolean) => void
}

const NO_IDS: readonly string[] = []

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 560px;
`
/** It takes the focus, for the keyboard to go on from there: a region, so without a ring. */
const taking = css`
  scroll-margin-block: 120px ${theme.space[4]};
  outline: none;
`
const Answered = styled.div`
  ${taking}
`
const Form = styled.form`
  ${taking}
`
const About = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

/**
 * A command, from what it is about (its stations, its parameters) over the press that sends it to what was answered: one
 * panel that stays where it is, and holds the focus (OPS-008, OPS-010).
 */
export function CommandForm(props: CommandFormProps) {
  const { command, offer, answer, isAnswered = false, onAnsweredChange } = props
  const t = useText('operations')
  const { nameOf, termOf, aboutOf } = useCommandWords()
  const shown = shownOf(offer)
  const panel = useRef<HTMLDivElement>(null)
  useFocusInside(panel, isAnswered, answer?.key)
  return (
    <div ref={panel}>
      <Panel
        title={`${nameOf(command)} · ${termOf(command)}`}
        actions={
          answer && (
            <Button size="small" tone="ghost" onClick={() => onAnsweredChange?.(!isAnswered)}>
              {t(isAnswered ? 'send.edit' : 'send.toAnswer')}
            </Button>
          )
        }
      >
        {answer && <Answer {...props} answer={answer} isShown={isAnswered} />}
        {!isAnswered && (
          <Stack gap={4}>
            <About>{aboutOf(command)}</About>
            {shown === 'loading' && <Skeleton shape="block" blockSize="240px" />}
            {shown === 'failed' && (
              <ErrorState title={t('pick.failed')} onRetry={offer.retry} isRetrying={offer.isRetrying} />
            )}
            {offer.data !== undefined &&
              (offer.data.stations.length === 0 ? (
                <EmptyState title={t('pick.empty')} detail={t('pick.emptyDetail')} />
              ) : (
                <Offered {...props} offered={offer.data} unread={offer.unread} />
              ))}
          </Stack>
        )}
      </Panel>
    </div>
  )
}

/** What was pressed goes with the state that it was in: the focus goes on to what stands there now. */
function useFocusInside(
  panel: RefObject<HTMLDivElement | null>,
  isAnswered: boolean,
  key: number | undefined,
): void {
  const [first] = useState(`${isAnswered} ${key}`)
  const now = `${isAnswered} ${key}`
  const isMoved = useRef(false)
  useEffect(() => {
    if (now !== first) isMoved.current = true
    if (!isMoved.current) return
    const { activeElement } = document
    // Somebody who is elsewhere meanwhile, in a dialog or another field, stays there.
    if (activeElement !== document.body && !panel.current?.contains(activeElement)) return
    panel.current?.querySelector<HTMLElement>(now.startsWith('true') ? '[data-answer]' : 'form')?.focus()
  }, [now, first, panel])
}

/** What was answered, below the stations that it was sent to. It goes on listening while the form is open again. */
function Answer({
  answer,
  isShown,
  isSending,
  notice,
  stationOf,
}: CommandFormProps & { readonly answer: CommandAnswer; readonly isShown: boolean }) {
  const t = useText('operations')
  const { stations, connectorId, content } = answer
  return (
    <div hidden={!isShown}>
      <Answered data-answer tabIndex={-1}>
        <Stack gap={3}>
          <ChosenStations
            stations={stations}
            stationOf={stationOf}
            nameOf={(id) => id}
            connectorId={connectorId}
          />
          {isShown && isSending && <p role="status">{t('send.sending')}</p>}
          {isShown && notice}
          {content}
        </Stack>
      </Answered>
    </div>
  )
}

type OfferedProps = CommandFormProps & { readonly offered: CommandOffer; readonly unread: number }

function Offered(props: OfferedProps) {
  const { command, offered, unread, selected, onChange, errors, problem, tries } = props
  const t = useText('operations')
  const words = useFormWords(errors)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  // Who came by a link goes on from here; nobody is taken away from where they are.
  const [isGiven] = useState(selected.length > 0)
  useEffect(() => {
    if (isGiven && document.activeElement?.matches('body, main')) form.current?.focus({ preventScroll: true })
  }, [isGiven])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <Form ref={form} onSubmit={submit} tabIndex={-1} noValidate>
      <Stack gap={4}>
        {unread > 0 && <Banner tone="warning">{t('pick.unread', { count: unread })}</Banner>}
        <Stations {...props} />
        <NotOffered {...props} stations={offered.stations} />
        <OldStations stations={props.old ?? NO_IDS} stationOf={props.stationOf} />
        <Fields>
          <Parameters
            {...props}
            offer={offered}
            words={words}
            set={(path, value) => onChange((now) => ({ ...now, [path]: value }))}
            setAll={(values) => onChange((now) => ({ ...now, ...values }))}
          />
        </Fields>
        {problem !== undefined && (
          <Banner key={tries} tone="danger" isAnnounced>
            {t(`send.problem.${problem}`)}
          </Banner>
        )}
        {props.notice}
        <Foot>
          <Button type="submit" tone="brand" isBusy={props.isSending}>
            {command === 'remoteStop'
              ? t('recharge.stop')
              : isForOne(command) || selected.length === 0
                ? t('send.button')
                : t('send.toCount', { count: selected.length })}
          </Button>
        </Foot>
      </Stack>
    </Form>
  )
}

/** The stations: one line where they are given, with the way to choose others, which opens in its place. */
function Stations(props: OfferedProps) {
  const { command, offered, stationOf, selected, onSelect, values, recharges } = props
  const t = useText('operations')
  const [isChanging, setChanging] = useState(selected.length === 0)
  const isPicking = isChanging || selected.length === 0
  const place = useFocusOn(isPicking)
  const isOne = isForOne(command)
  const connectorId =
    command === 'remoteStop'
      ? recharges.data?.find(({ id }) => id === values.transactionId)?.recharge?.connectorId
      : values.connectorId
  return (
    <div ref={place}>
      {isPicking ? (
        <Picker
          {...props}
          onSelect={(ids) => {
            // One is chosen by a press, of several nobody knows when they are all.
            setChanging(!isOne || ids.length === 0)
            onSelect(ids)
          }}
        />
      ) : (
        <Stack gap={3}>
          <ChosenStations
            stations={selected}
            stationOf={stationOf}
            nameOf={(id) => offered.stations.find((each) => each.id === id)?.name ?? id}
            connectorId={connectorId}
            action={
              <Button size="small" tone="ghost" onClick={() => setChanging(true)}>
                {t('chosen.change', { count: selected.length })}
              </Button>
            }
          />
          {selected.length > 1 && (
            <OfflineChosen stationOf={stationOf} selected={selected} onChange={onSelect} />
          )}
        </Stack>
      )}
    </div>
  )
}

/** Where a press takes away what was pressed, the focus goes to what came in its place. */
function useFocusOn(isPicking: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const was = useRef(isPicking)
  useEffect(() => {
    if (was.current === isPicking) return
    was.current = isPicking
    if (document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>(isPicking ? 'input' : 'button')?.focus()
  }, [isPicking])
  return place
}

function Picker({ command, protocol, offered, stationOf, selected, onSelect, problem }: OfferedProps) {
  const t = useText('operations')
  const noteOf = useNote(stationOf)
  const stateNote = useStateNote()
  const error = problem === 'noStation' || problem === 'oneStation' ? t(`send.problem.${problem}`) : undefined
  if (!isForOne(command))
    return (
      <StationPicker
        stations={offered.stations}
        protocol={protocol}
        stationOf={stationOf}
        selected={selected}
        onChange={onSelect}
        error={error}
      />
    )
  const [id = ''] = selected
  const station = offered.stations.find((each) => each.id === id)
  const textOf = (each: (typeof offered.stations)[number]) =>
    [each.name, noteOf(each), stateNote(stationOf(each.id))].filter(Boolean).join(' · ')
  return (
    <Fields>
      <PickField
        label={t('field.station')}
        hint={t('field.stationHint')}
        placeholder={t('field.stationPlaceholder')}
        items={offered.stations}
        keyOf={({ id }) => id}
        textOf={textOf}
        chosen={id}
        chosenText={station ? textOf(station) : id}
        onChoose={(next) => onSelect(next ? [next.id] : [])}
        error={error}
      />
    </Fields>
  )
}
