import {
  type Command,
  type CommandOffer,
  commandOfRoute,
  hasCommand,
  type Protocol,
  protocolOfStation,
} from '@corrente/domain/operations'
import { hrefOf, matchRoute, pathOf } from '@corrente/domain/routing'
import { cardParam } from '@corrente/domain/tags'
import { isUnderWay, isUnsettled } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
import { EmptyState } from '@corrente/ui/primitives'
import { NotAllowed } from '@corrente/ui/widgets/legal'
import {
  CommandForm,
  CommandLayout,
  CommandMenu,
  OperationsFrame,
  SendNotice,
  useCommandWords,
  viewOf,
} from '@corrente/ui/widgets/operations'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNetwork } from '../../../features/network/index.ts'
import { useOperationViews } from '../../../features/operationViews.ts'
import { useLinks } from '../../../kit/access/index.ts'
import { useAddress } from '../../../kit/address/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePageTitle } from '../../../ports/index.ts'
import { type CommandOrder, offerQuery } from '../../../resources/commands.ts'
import type { ReadRecharge } from '../../../resources/openRecharges.ts'
import { OPERATION_RULES, type OperationAddress } from '../operationAddress.ts'
import { useCommandHref, useProtocol } from '../useOperations.ts'
import { useStationOf } from '../useStationOf.ts'
import { BlastQuestion } from './BlastQuestion.tsx'
import { CommandBelow } from './CommandBelow.tsx'
import { LinkQuestion } from './LinkQuestion.tsx'
import { SendQuestions } from './SendQuestions.tsx'
import { SentPanel } from './SentPanel.tsx'
import { useBlastQuestion } from './useBlastQuestion.ts'
import { type CommandFormState, type FilledIn, useCommandForm } from './useCommandForm.ts'
import { useLinkTaken } from './useLinkTaken.ts'
import { useRemainingStations } from './useRemainingStations.ts'
import { useSend } from './useSend.ts'
import { useStartChoices } from './useStartChoices.ts'
import { useStopChoice } from './useStopChoice.ts'

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

/** The page of a command: `/operations/remote_reset` and its like (OPS-005, OPS-008). */
export function CommandPage() {
  const { pathname } = useLocation()
  const id = matchRoute(pathname)?.id
  const command = id && commandOfRoute(id)
  return command === undefined ? null : <OneCommand command={command} />
}

function OneCommand({ command }: { readonly command: Command }) {
  const t = useText('operations')
  const { nameOf } = useCommandWords()
  usePageTitle(nameOf(command))
  const { values } = useAddress(OPERATION_RULES)
  const protocol = useProtocol(values.protocol)
  const hrefTo = useCommandHref(protocol ?? 'v1.6')
  const menu = protocol && <CommandMenu protocol={protocol} current={command} hrefOf={hrefTo} />
  return (
    <OperationsFrame view={protocol && viewOf(protocol)} {...useOperationViews(command)}>
      {protocol === undefined ? (
        <NotAllowed />
      ) : (
        <CommandLayout menu={menu} backHref={backHref(protocol)}>
          {hasCommand(protocol, command) ? (
            // Another command, another version: nothing of the former stays (OPS-009).
            <LinkedForm key={`${command}/${protocol}`} command={command} protocol={protocol} link={values} />
          ) : (
            <EmptyState title={t('menu.only16')} detail={t(`about.${command}`)} />
          )}
        </CommandLayout>
      )}
    </OperationsFrame>
  )
}

const backHref = (protocol: Protocol): string =>
  hrefOf({ path: pathOf('operations'), search: protocol === 'v1.5' ? { protocol } : {} })

interface LinkedFormProps {
  readonly command: Command
  readonly protocol: Protocol
  /** What the address fills in. */
  readonly link: OperationAddress
}

/** The form, and a new one for each link that names a station: whose it was stays with nobody. */
function LinkedForm({ command, protocol, link }: LinkedFormProps) {
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
    />
  )
}

/** The connector that an order is about; of a stop, that of its recharge. */
const connectorOf = (
  { command, values }: CommandOrder,
  recharges: readonly ReadRecharge[] | undefined,
): number | undefined =>
  command === 'remoteStop'
    ? recharges?.find(({ id }) => id === values.transactionId)?.recharge?.connectorId
    : values.connectorId

const filledBy = (link: OperationAddress): FilledIn => ({
  station: link.station,
  connectorId: link.connector,
  profilePk: link.profile,
  availType: link.avail,
  triggerMessage: link.message,
  resetType: link.reset,
})

interface OneFormProps {
  readonly command: Command
  readonly protocol: Protocol
  readonly filled: FilledIn
  readonly profileName: string | undefined
  /** Another link has come since: it is taken over at once, or asked where something would be lost. */
  readonly isOutdated: boolean
  readonly onRenew: () => void
  readonly onKeep: () => void
}

function OneForm({ command, protocol, filled, profileName, isOutdated, onRenew, onKeep }: OneFormProps) {
  const offer = useLoadable(useMemo(() => offerQuery(protocol, command), [protocol, command]))
  const stationOf = useStationOf()
  const form = useCommandForm(command, filled, offer.data)
  useNamedProfile(form, offer.data, profileName)
  const sending = useSend()
  const left = useRemainingStations()
  const { rest } = left
  const [isReleasing, setReleasing] = useState(false)
  const question = useBlastQuestion(stationOf, (order, isFresh) => {
    left.sent(order, isFresh)
    sending.send(order)
  })
  const { asked } = question
  const { write, shown } = sending
  const orderFor = (stations: readonly string[], values = form.values): CommandOrder => ({
    command,
    protocol,
    stations,
    values,
  })
  const press = () => {
    if (form.passes(form.selected)) question.ask(orderFor(form.selected), { isFresh: true })
  }
  const [isAnswered, setAnswered] = useState(false)
  // Each answer comes in the place of the form, whoever has opened that again meanwhile.
  const [seen, setSeen] = useState(shown)
  if (seen !== shown) {
    setSeen(shown)
    setAnswered(shown !== undefined)
  }
  const recharges = useStopChoice(form, command === 'remoteStop' ? offer.data : undefined, filled.connectorId)
  return (
    <>
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
        isSending={sending.isSending}
        onSubmit={press}
        notice={
          <SendNotice state={write.state} onVerify={write.verify} onRelease={() => setReleasing(true)} />
        }
        isAnswered={isAnswered}
        onAnsweredChange={setAnswered}
        answer={
          shown && {
            key: shown.taskId,
            stations: shown.order.stations,
            connectorId: connectorOf(shown.order, recharges.data),
            content: (
              <SentPanel
                key={shown.taskId}
                sent={shown}
                stationOf={stationOf}
                onAgain={(stations) => question.ask({ ...shown.order, stations })}
                rest={rest}
                onRest={() => rest && question.ask({ ...rest.ahead, stations: rest.stations })}
                onUndo={question.ask}
              />
            ),
          }
        }
      />
      <CommandBelow
        command={command}
        protocol={protocol}
        form={form}
        offer={offer.data}
        recharges={recharges.data}
        shown={shown}
        stationOf={stationOf}
        onSend={question.ask}
      />
      {asked && (
        <BlastQuestion
          asked={asked}
          stationOf={stationOf}
          onConfirm={(order, later) => {
            question.close()
            left.sent(order, asked.isFresh, later)
            sending.send(order)
          }}
          onCancel={question.close}
        />
      )}
      {isOutdated && (
        <LinkQuestion
          isAsked={form.isTouched(shown?.order) || isUnderWay(write.state) || isUnsettled(write.state)}
          onRenew={onRenew}
          onKeep={onKeep}
        />
      )}
      <SendQuestions
        state={write.state}
        onAnyway={write.confirm}
        onNo={write.cancel}
        isReleasing={isReleasing}
        onRelease={() => {
          setReleasing(false)
          void write.release()
        }}
        onKeep={() => setReleasing(false)}
      />
    </>
  )
}
