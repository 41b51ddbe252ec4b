import {
  type Command,
  type CommandOffer,
  hasCommand,
  type Protocol,
  protocolOfStation,
} from '@corrente/domain/operations'
import { cardParam } from '@corrente/domain/tags'
import { isUnderWay, isUnsettled } from '@corrente/domain/writes'
import { CommandForm, CommandParts, SendNotice } from '@corrente/ui/widgets/operations'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNetwork } from '../../../features/network/index.ts'
import type { SentCommand } from '../../../features/sentCommands.ts'
import { useLinks } from '../../../kit/access/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { type CommandOrder, offerQuery } from '../../../resources/commands.ts'
import type { ReadRecharge } from '../../../resources/openRecharges.ts'
import type { OperationAddress } from '../operationAddress.ts'
import { type StationOf, useStationOf } from '../useStationOf.ts'
import { BlastQuestion } from './BlastQuestion.tsx'
import { CommandBelow } from './CommandBelow.tsx'
import { LinkQuestion } from './LinkQuestion.tsx'
import { SendQuestions } from './SendQuestions.tsx'
import { SentPanel } from './SentPanel.tsx'
import { StopSteps } from './StopSteps.tsx'
import { type CommandFormState, type FilledIn, useCommandForm } from './useCommandForm.ts'
import { useGiven } from './useGiven.ts'
import { useLinkTaken } from './useLinkTaken.ts'
import { useOrders } from './useOrders.ts'
import { useStartChoices } from './useStartChoices.ts'
import { useStopChoice } from './useStopChoice.ts'

/**
 * Chooses the profile of a name that a link brings: one that was just made, whose number nobody knows yet. One that the
 * server does not offer is not kept.
 */
function useNamedProfile(
  form: CommandFormState,
  offer: CommandOffer | undefined,
  named: string | undefined,
): void {
  // Of two with one name, the one that was made last.
  const pk = offer?.profiles
    .filter(({ name }) => name === named)
    .reduce<number | undefined>((last, each) => Math.max(last ?? each.pk, each.pk), undefined)
  const choose = useEffectEvent((profilePk: number) =>
    form.change((now) => (now.profilePk === undefined ? { ...now, profilePk } : now)),
  )
  // A link may name one that is not offered, of another network perhaps: the field would show another one in its place.
  const chosen = form.values.profilePk
  const isUnknown = chosen !== undefined && offer?.profiles.every((each) => each.pk !== chosen) === true
  const drop = useEffectEvent(() => form.change((now) => ({ ...now, profilePk: undefined })))
  useEffect(() => {
    if (isUnknown) drop()
  }, [isUnknown])
  useEffect(() => {
    if (pk !== undefined) choose(pk)
  }, [pk])
}

export interface LinkedFormProps {
  readonly command: Command
  readonly protocol: Protocol
  /** What the address fills in. */
  readonly link: OperationAddress
  /** It stands in a frame that has its title. */
  readonly isOver?: boolean
  /** Told whether something was chosen or typed that is lost with the form. */
  readonly onTouched?: (is: boolean) => void
}

/** The form, and a new one for each link that names a station: whose it was stays with nobody. */
export function LinkedForm({ command, protocol, link, ...frame }: LinkedFormProps) {
  const { taken, isNew, take, keep } = useLinkTaken(link)
  return (
    <OneForm
      key={taken.at}
      command={command}
      protocol={protocol}
      filled={filledBy(taken.link)}
      profileName={taken.link.named}
      isOutdated={isNew}
      onRenew={take}
      onKeep={keep}
      {...frame}
    />
  )
}

const filledBy = (link: OperationAddress): FilledIn => ({
  station: link.station,
  connectorId: link.connector,
  profilePk: link.profile,
  availType: link.avail,
  triggerMessage: link.message,
  resetType: link.reset,
})

/** Where a recharge, and the card that it runs on, are shown; each undefined where this user may not open it. */
function useRechargeLinks() {
  const linkTo = useLinks()
  return useMemo(
    () => ({
      rechargeHrefOf: (id: number) => linkTo('recharge', id),
      cardHrefOf: (idTag: string) => linkTo('tag', cardParam(idTag)),
    }),
    [linkTo],
  )
}

/** The stations that speak 1.5, where the command is one of 1.6 alone. */
function useOldStations(command: Command, protocol: Protocol): readonly string[] {
  const network = useNetwork()
  const isNewOnly = protocol === 'v1.6' && !hasCommand('v1.5', command)
  return useMemo(
    () =>
      isNewOnly
        ? network.filter(({ protocol: spoken }) => protocolOfStation(spoken) === 'v1.5').map(({ id }) => id)
        : [],
    [network, isNewOnly],
  )
}

/** Whether the answer is shown. Each one comes in the place of the form, whoever has opened that again meanwhile. */
function useAnswered(shown: SentCommand | undefined) {
  const [isAnswered, setAnswered] = useState(false)
  const [seen, setSeen] = useState(shown)
  if (seen !== shown) {
    setSeen(shown)
    setAnswered(shown !== undefined)
  }
  return [isAnswered, setAnswered] as const
}

/** The connector that an order is about; of a stop, that of its recharge. */
const connectorOf = (
  { command, values }: CommandOrder,
  recharges: readonly ReadRecharge[] | undefined,
): number | undefined =>
  command === 'remoteStop'
    ? recharges?.find(({ id }) => id === values.transactionId)?.recharge?.connectorId
    : values.connectorId

function useTold(is: boolean, onChange: ((is: boolean) => void) | undefined): void {
  const tell = useEffectEvent((now: boolean) => onChange?.(now))
  useEffect(() => tell(is), [is])
}

/** What came of the last order; undefined: nothing was sent. */
function answerTo(
  { shown, rest, ask }: ReturnType<typeof useOrders>,
  stationOf: StationOf,
  recharges: readonly ReadRecharge[] | undefined,
) {
  if (!shown) return undefined
  return {
    key: shown.taskId,
    stations: shown.order.stations,
    connectorId: connectorOf(shown.order, recharges),
    content: (
      <SentPanel
        key={shown.taskId}
        sent={shown}
        stationOf={stationOf}
        onAgain={(stations) => ask({ ...shown.order, stations })}
        rest={rest}
        onRest={() => rest && ask({ ...rest.ahead, stations: rest.stations })}
        onUndo={ask}
      />
    ),
  }
}

interface OneFormProps extends Pick<LinkedFormProps, 'isOver' | 'onTouched'> {
  readonly command: Command
  readonly protocol: Protocol
  readonly filled: FilledIn
  readonly profileName: string | undefined
  /** Another link has come since: it is taken over at once, or asked where something would be lost. */
  readonly isOutdated: boolean
  readonly onRenew: () => void
  readonly onKeep: () => void
}

function OneForm({ command, protocol, filled, ...props }: OneFormProps) {
  const offer = useLoadable(useMemo(() => offerQuery(protocol, command), [protocol, command]))
  const stationOf = useStationOf()
  const form = useCommandForm(command, filled, offer.data)
  useNamedProfile(form, offer.data, props.profileName)
  const orders = useOrders(stationOf)
  const { write, shown } = orders
  const [isReleasing, setReleasing] = useState(false)
  const [isAnswered, setAnswered] = useAnswered(shown)
  const recharges = useStopChoice(form, command === 'remoteStop' ? offer.data : undefined, filled.connectorId)
  const isTouched = form.isTouched(shown?.order)
  useTold(isTouched, props.onTouched)
  const press = (isGiven = false) => {
    const { selected: stations, values } = form
    if (form.passes(stations)) orders.ask({ command, protocol, stations, values }, { isFresh: true, isGiven })
  }
  useGiven(command, offer.data, form.selected, () => press(true))
  return (
    <>
      <CommandParts
        isOneStation={form.selected.length === 1}
        form={
          <CommandForm
            command={command}
            protocol={protocol}
            offer={offer}
            stationOf={stationOf}
            selected={form.selected}
            onSelect={form.select}
            values={form.values}
            onChange={form.change}
            errors={form.errors}
            problem={form.problem}
            tries={form.tries}
            {...useStartChoices(command, form, offer.data)}
            recharges={recharges}
            {...useRechargeLinks()}
            old={useOldStations(command, protocol)}
            isSending={orders.isSending}
            isBare={props.isOver}
            onSubmit={() => press()}
            notice={
              <SendNotice state={write.state} onVerify={write.verify} onRelease={() => setReleasing(true)} />
            }
            isAnswered={isAnswered}
            onAnsweredChange={setAnswered}
            steps={
              command === 'remoteStop' && (
                <StopSteps {...{ protocol, form, shown, stationOf }} recharges={recharges.data} />
              )
            }
            answer={answerTo(orders, stationOf, recharges.data)}
          />
        }
        known={
          <CommandBelow
            {...{ command, protocol, form, shown, stationOf }}
            offer={offer.data}
            onSend={orders.ask}
          />
        }
      />
      <OrderQuestions
        orders={orders}
        stationOf={stationOf}
        isReleasing={isReleasing}
        onReleasing={setReleasing}
      />
      {props.isOutdated && (
        <LinkQuestion
          isAsked={isTouched || isUnderWay(write.state) || isUnsettled(write.state)}
          onRenew={props.onRenew}
          onKeep={props.onKeep}
        />
      )}
    </>
  )
}

interface OrderQuestionsProps {
  readonly orders: ReturnType<typeof useOrders>
  readonly stationOf: StationOf
  /** A send of unknown end shall go out anew. */
  readonly isReleasing: boolean
  readonly onReleasing: (is: boolean) => void
}

/** What is asked before an order goes out, and on its way. */
function OrderQuestions({ orders, stationOf, isReleasing, onReleasing }: OrderQuestionsProps) {
  const { asked, write } = orders
  return (
    <>
      {asked && (
        <BlastQuestion
          asked={asked}
          stationOf={stationOf}
          onConfirm={orders.confirm}
          onCancel={orders.close}
        />
      )}
      <SendQuestions
        state={write.state}
        onAnyway={write.confirm}
        onNo={write.cancel}
        isReleasing={isReleasing}
        onRelease={() => {
          onReleasing(false)
          void write.release()
        }}
        onKeep={() => onReleasing(false)}
      />
    </>
  )
}
