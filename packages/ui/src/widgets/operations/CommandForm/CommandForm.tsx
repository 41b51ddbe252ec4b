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
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, EmptyState, ErrorState, Panel, Skeleton } from '../../../primitives/index.ts'
import { useFormWords } from '../../forms/index.ts'
import { PickField, type UserSource } from '../../pickers/index.ts'
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
  /** How the last send ended. */
  notice?: ReactNode
}

const NO_IDS: readonly string[] = []

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 560px;
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

/** A command: its stations, its parameters, and the press that sends it (OPS-008, OPS-010). */
export function CommandForm(props: CommandFormProps) {
  const { command, offer } = props
  const t = useText('operations')
  const { nameOf, termOf, aboutOf } = useCommandWords()
  const shown = shownOf(offer)
  return (
    <Panel title={`${nameOf(command)} · ${termOf(command)}`}>
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
    </Panel>
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
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
    </form>
  )
}

function Stations({ command, protocol, offered, stationOf, selected, onSelect, problem }: OfferedProps) {
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
