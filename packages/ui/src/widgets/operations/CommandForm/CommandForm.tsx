import { isForOne, type OperationStation, type Protocol } from '@corrente/domain/operations'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { focusFirstInvalid } from '../../../forms/index.ts'
import { shownOf } from '../../../foundations/index.ts'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, EmptyState, ErrorState, Panel, Skeleton } from '../../../primitives/index.ts'
import { useFormWords } from '../../forms/index.ts'
import { ChosenStations } from '../ChosenStations/ChosenStations.tsx'
import { OldStations } from '../StationPicker/OldStations.tsx'
import { type StationOf, unofferedOf } from '../StationPicker/stationItems.ts'
import { UnofferedList } from '../StationPicker/UnofferedList.tsx'
import { useCommandWords } from '../useCommandWords.ts'
import { About, Answered, Fields, Foot, Form } from './CommandForm.styles.ts'
import type { CommandAnswer, CommandFormProps, OfferedProps } from './commandFormProps.ts'
import { Parameters } from './Parameters.tsx'
import { Stations } from './Stations.tsx'

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

const NO_IDS: readonly string[] = []

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
      <Frame
        isBare={props.isBare}
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
        {props.steps}
      </Frame>
    </div>
  )
}

interface FrameProps extends Pick<CommandFormProps, 'isBare'> {
  readonly title: string
  readonly actions: ReactNode
  readonly children: ReactNode
}

function Frame({ isBare, ...panel }: FrameProps) {
  if (!isBare) return <Panel {...panel} />
  return (
    <Stack gap={3}>
      {panel.actions && <Inline>{panel.actions}</Inline>}
      {panel.children}
    </Stack>
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
    // Somebody who is elsewhere meanwhile, in a question or another field, stays there. What lost the focus gave it to the
    // page, or to the frame over that.
    if (!activeElement?.contains(panel.current) && !panel.current?.contains(activeElement)) return
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

function Offered(props: OfferedProps) {
  const { command, offered, unread, selected, onChange, errors, problem, tries } = props
  const t = useText('operations')
  const words = useFormWords(errors)
  const { nameOf } = useCommandWords()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) focusFirstInvalid(form.current)
  }, [tries])
  // Who came by a link goes on from here; nobody is taken away from where they are.
  const [isGiven] = useState(selected.length > 0)
  useEffect(() => {
    if (isGiven && document.activeElement?.matches('body, main, [role="dialog"]'))
      form.current?.focus({ preventScroll: true })
  }, [isGiven])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <Form ref={form} aria-label={nameOf(command)} onSubmit={submit} tabIndex={-1} noValidate>
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
