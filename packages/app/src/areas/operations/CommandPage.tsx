import { type Command, commandOfRoute, hasCommand, type Protocol } from '@corrente/domain/operations'
import { hrefOf, matchRoute, pathOf } from '@corrente/domain/routing'
import { OPERATIONS_PICKER_SIZE } from '@corrente/domain/users'
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
import { useMemo, useState } from 'react'
import { useOperationViews } from '../../features/operation-views/index.ts'
import { useUserSource } from '../../features/pickers/index.ts'
import { useAccess } from '../../kit/access/index.ts'
import { useAddress } from '../../kit/address/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { type CommandOrder, offerQuery, paymentTypesQuery } from '../../resources/commands.ts'
import { BlastQuestion } from './BlastQuestion.tsx'
import { CommandBelow } from './CommandBelow.tsx'
import { OPERATION_RULES } from './operationAddress.ts'
import { SendQuestions } from './SendQuestions.tsx'
import { SentPanel } from './SentPanel.tsx'
import { useBlastQuestion } from './useBlastQuestion.ts'
import { type CommandFormState, type FilledIn, useCommandForm } from './useCommandForm.ts'
import { useNamedProfile } from './useNamedProfile.ts'
import { useCommandHref, useProtocol } from './useOperations.ts'
import { useSend } from './useSend.ts'
import { useStationOf } from './useStationOf.ts'
import { useStopChoice } from './useStopChoice.ts'

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
            <OneForm
              key={`${command}/${protocol}`}
              command={command}
              protocol={protocol}
              filled={{
                station: values.station,
                connectorId: values.connector,
                profilePk: values.profile,
                availType: values.avail,
                triggerMessage: values.message,
              }}
              profileName={values.named}
            />
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

interface OneFormProps {
  readonly command: Command
  readonly protocol: Protocol
  readonly filled: FilledIn
  readonly profileName: string | undefined
}

function OneForm({ command, protocol, filled, profileName }: OneFormProps) {
  const offer = useLoadable(useMemo(() => offerQuery(protocol, command), [protocol, command]))
  const stationOf = useStationOf()
  const form = useCommandForm(command, filled)
  useNamedProfile(form, offer.data, profileName)
  const sending = useSend()
  const [rest, setRest] = useState<readonly string[]>([])
  const [isReleasing, setReleasing] = useState(false)
  const question = useBlastQuestion(stationOf, (order) => {
    setRest([])
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
    if (form.passes(form.selected)) question.ask(orderFor(form.selected))
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
        {...useStartChoices(command, form, offer.data?.stations)}
        recharges={recharges}
        isSending={sending.isSending}
        onSubmit={press}
        notice={
          <SendNotice state={write.state} onVerify={write.verify} onRelease={() => setReleasing(true)} />
        }
      />
      {shown && (
        <SentPanel
          key={shown.taskId}
          sent={shown}
          stationOf={stationOf}
          onAgain={(stations) => question.ask({ ...shown.order, stations })}
          rest={rest}
          onRest={() => question.ask({ ...shown.order, stations: rest })}
          onUndo={question.ask}
        />
      )}
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
            setRest(later)
            sending.send(order)
          }}
          onCancel={question.close}
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

/** Whom a remote start can be for, and how it can be paid: each read only where the form asks for it (OPS-026, OPS-053). */
function useStartChoices(
  command: Command,
  { values, selected }: CommandFormState,
  stations: readonly { readonly id: string; readonly hasPayment: boolean }[] | undefined,
) {
  const isStart = command === 'remoteStart'
  const isByPerson = isStart && values.driver === 'person'
  const people = useUserSource({ size: OPERATIONS_PICKER_SIZE, isEnabled: isByPerson })
  const isPermitted = useAccess()?.capabilities.monetization === true
  const isPaying = stations?.find(({ id }) => id === selected[0])?.hasPayment === true
  const canPay = isStart && isPermitted && isPaying
  const types = useLoadable(useMemo(() => paymentTypesQuery(canPay), [canPay]))
  return { people, paymentTypes: canPay ? (types.data ?? []) : [] }
}
