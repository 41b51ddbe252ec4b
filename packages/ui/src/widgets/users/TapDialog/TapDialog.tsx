import type { Tap } from '@corrente/domain/tags'
import type { EpochMs } from '@corrente/domain/time'
import { isUnderWay, type WriteState } from '@corrente/domain/writes'
import { theme } from '@corrente/themes'
import { type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useFormats, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Dialog, PersonalText } from '../../../primitives/index.ts'
import { PickField } from '../../pickers/index.ts'
import { cardLines } from '../cardLines.ts'
import { TapSteps } from './TapSteps.tsx'

/** A station that a card can be held to. */
export interface TapStation {
  /** Charge box id. */
  readonly id: string
  readonly name: string
}

export interface TapDialogProps {
  /** Whose card it becomes. */
  name: string
  /** The e-mail, else the document: two people may have one name. */
  told: string | undefined
  stations: readonly TapStation[]
  /** Charge box id; undefined before one is chosen. */
  stationId: string | undefined
  onStation: (id: string | undefined) => void
  /** Until when the inbox is read; undefined: the wait is over. */
  until: EpochMs | undefined
  /** The last read of the inbox failed. */
  hasFailed: boolean
  /** Waits once more. */
  onWait: () => void
  /** The cards that came since the station was chosen. */
  taps: readonly Tap[]
  /** The one that was said to be it. */
  chosen: Tap | undefined
  onChoose: (tap: Tap | undefined) => void
  /** Why the chosen one cannot be registered. */
  disabledReason: string | undefined
  /** How far its registration is. */
  state: WriteState
  onConfirm: () => void
  onVerify: () => void
  onClose: () => void
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;
`
const Cards = styled.ul`
  ${cardLines}

  li {
    justify-content: space-between;
    padding: ${theme.space[2]} ${theme.space[3]};
    border: 1px solid ${theme.border.default};
    border-radius: ${theme.radius.m};
  }
`
const textOf = ({ id, name }: TapStation): string => (name === id ? name : `${name} (${id})`)
const keyOf = ({ id }: TapStation): string => id

/** A driver holds a card to a reader; it is offered, approved, and becomes a person's (jobs: Tags 3). */
export function TapDialog(props: TapDialogProps) {
  const { name, told, stations, stationId, chosen, state } = props
  const t = useText('users')
  const personal = usePersonal()
  const who = told === undefined ? name : `${name} (${personal(told)})`
  const station = stations.find(({ id }) => id === stationId)
  return (
    <Dialog
      isOpen
      title={t('tap.title', { name })}
      onClose={isUnderWay(state) ? () => undefined : props.onClose}
      footer={<Foot {...props} />}
    >
      <Body>
        {chosen ? (
          <>
            <Banner tone="warning">{t('tap.question', { tag: personal(chosen.idTag), name: who })}</Banner>
            <TapSteps state={state} />
            {state.phase === 'done' && (
              <Banner tone="success" isAnnounced>
                {t('tap.done', { tag: personal(chosen.idTag), name: who })}
              </Banner>
            )}
          </>
        ) : (
          <>
            {told !== undefined && <p>{personal(told)}</p>}
            <PickField
              label={t('tap.station')}
              hint={t('tap.stationHint')}
              items={stations}
              keyOf={keyOf}
              textOf={textOf}
              chosen={stationId ?? ''}
              chosenText={station ? textOf(station) : (stationId ?? '')}
              onChoose={(next) => props.onStation(next?.id)}
            />
            {stationId !== undefined && <Waiting {...props} place={station?.name ?? stationId} />}
          </>
        )}
      </Body>
    </Dialog>
  )
}

/** What is waited for, and what came. */
function Waiting({ place, until, hasFailed, onWait, taps, onChoose }: TapDialogProps & { place: string }) {
  const t = useText('users')
  const { timestamp } = useFormats()
  return (
    <>
      {hasFailed && <Banner tone="warning">{t('tap.failed')}</Banner>}
      <div role="status">
        {taps.length > 0
          ? t('tap.came', { count: taps.length, station: place })
          : until === undefined
            ? t('tap.over', { station: place })
            : t('tap.waiting', { station: place, time: timestamp(until, 'DD/MM/YY HH:mm') })}
      </div>
      <Cards>
        {taps.map((tap) => (
          <li key={tap.idTag}>
            <PersonalText text={tap.idTag} />
            <Button size="small" tone="brand" onClick={() => onChoose(tap)}>
              {t('tap.this')}
            </Button>
          </li>
        ))}
      </Cards>
      {until === undefined && (
        <div>
          <Button size="small" onClick={onWait}>
            {t('tap.more')}
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * A button goes away with its step when it was pressed: the focus goes on to the one that waits now. Of a question that is
 * the harmless answer, as a key that is held down presses again.
 */
function useFocusOfStep(step: string): RefObject<HTMLButtonElement | null> {
  const next = useRef<HTMLButtonElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current !== step) next.current?.focus()
    last.current = step
  }, [step])
  return next
}

function Foot(props: TapDialogProps) {
  const { chosen, state } = props
  const t = useText('users')
  const isBusy = isUnderWay(state)
  const isUnknown = state.phase === 'unknown' || state.phase === 'accepted'
  const hasBegun = state.phase !== 'idle'
  const isDone = state.phase === 'done'
  const step = !chosen ? 'waiting' : isDone ? 'done' : isUnknown ? 'unknown' : hasBegun ? 'begun' : 'asked'
  const next = useFocusOfStep(step)
  return (
    <>
      <Button
        ref={isDone ? next : undefined}
        disabledReason={isBusy ? t('tap.busy') : undefined}
        onClick={props.onClose}
      >
        {t(hasBegun ? 'tap.close' : 'tap.cancel')}
      </Button>
      {chosen && !hasBegun && (
        <Button ref={next} onClick={() => props.onChoose(undefined)}>
          {t('tap.notThis')}
        </Button>
      )}
      {isUnknown && (
        <Button ref={next} tone="brand" onClick={props.onVerify}>
          {t('tap.verify')}
        </Button>
      )}
      {chosen && !isUnknown && !isDone && (
        <Button tone="brand" isBusy={isBusy} disabledReason={props.disabledReason} onClick={props.onConfirm}>
          {t(hasBegun && !isBusy ? 'tap.retry' : 'tap.confirm')}
        </Button>
      )}
    </>
  )
}
