import { emptyValues } from '@corrente/domain/forms'
import {
  COMMAND_FORM,
  COMMAND_RULES,
  isLit,
  isSpent,
  LADDER,
  type OpenRecharge,
  type Protocol,
  progressOf,
  type ReadResult,
  type Rung,
} from '@corrente/domain/operations'
import { type LadderRung, SendNotice, StopLadder } from '@corrente/ui/widgets/operations'
import { useState } from 'react'
import type { SentCommand } from '../../../features/sentCommands.ts'
import { useMay } from '../../../kit/access/index.ts'
import { usePorts } from '../../../ports/index.ts'
import type { ReadRecharge } from '../../../resources/openRecharges.ts'
import type { StationOf } from '../useStationOf.ts'
import { useTaskText } from '../useTaskText.ts'
import { BlastQuestion } from './BlastQuestion.tsx'
import { SendQuestions } from './SendQuestions.tsx'
import { useBlastQuestion } from './useBlastQuestion.ts'
import type { CommandFormState } from './useCommandForm.ts'
import { useSend } from './useSend.ts'
import { useSentTask } from './useSentTask.ts'

type Own = Exclude<Rung, 'remoteStop'>
type Send = ReturnType<typeof useSend>
type Sent = Readonly<Record<Rung, SentCommand | undefined>>

export interface StopStepsProps {
  readonly protocol: Protocol
  readonly form: CommandFormState
  /** The recharges that a stop can name. */
  readonly recharges: readonly ReadRecharge[] | undefined
  /** What this page has sent last. */
  readonly shown: SentCommand | undefined
  readonly stationOf: StationOf
}

/** The steps after the stop of the recharge that the form names. */
export function StopSteps({ form, recharges, shown, ...props }: StopStepsProps) {
  const [stationId] = form.selected
  const { transactionId } = form.values
  if (stationId === undefined || transactionId === undefined) return null
  return (
    <Steps
      key={transactionId}
      stationId={stationId}
      recharge={recharges?.find(({ id }) => id === transactionId)?.recharge}
      stop={shown?.order.values.transactionId === transactionId ? shown : undefined}
      {...props}
    />
  )
}

interface StepsProps extends Pick<StopStepsProps, 'protocol' | 'stationOf'> {
  /** The charge box id. */
  readonly stationId: string
  /** What is known of the recharge; undefined where it could not be read. */
  readonly recharge: OpenRecharge | undefined
  /** The stop that this page has sent for it. */
  readonly stop: SentCommand | undefined
}

/** What is tried after a stop, one step at a time, each asked for by hand and answered before the next. */
function Steps({ protocol, stationId, recharge, stop, stationOf }: StepsProps) {
  const may = useMay()
  const { copy } = usePorts()
  const own: Readonly<Record<Own, Send>> = { unlockConnector: useSend(), remoteReset: useSend() }
  // Only these two are ever asked for here.
  const sendOf = (command: string) => own[command === 'remoteReset' ? 'remoteReset' : 'unlockConnector']
  const question = useBlastQuestion(stationOf, (order) => sendOf(order.command).send(order))
  const connectorId = recharge?.connectorId
  const press = (command: Own) => {
    const values = { ...emptyValues(COMMAND_FORM), connectorId, resetType: 'SOFT' }
    question.ask({ command, protocol, stations: [stationId], values }, { known: 1 })
  }
  const sent = {
    remoteStop: stop,
    unlockConnector: own.unlockConnector.shown,
    remoteReset: own.remoteReset.shown,
  }
  const answers = useAnswers(sent, stationId)
  const offOf = (rung: Rung): LadderRung['off'] => {
    if (!may(COMMAND_RULES[rung].route)) return 'notPermitted'
    if (!isLit(rung, answers.progress)) return 'later'
    return rung === 'unlockConnector' && connectorId === undefined ? 'noConnector' : undefined
  }
  const [releasing, setReleasing] = useState<Own>()
  const rungOf = (rung: Rung): LadderRung => ({
    off: offOf(rung),
    isSending: rung !== 'remoteStop' && own[rung].isSending,
    isUnseen: answers.isUnseen(rung),
    result: answers.resultOf(rung),
    notice: rung !== 'remoteStop' && (
      <SendNotice
        state={own[rung].write.state}
        onVerify={own[rung].write.verify}
        onRelease={() => setReleasing(rung)}
      />
    ),
  })
  return (
    <>
      <StopLadder
        rungs={{
          remoteStop: rungOf('remoteStop'),
          unlockConnector: rungOf('unlockConnector'),
          remoteReset: rungOf('remoteReset'),
        }}
        onPress={press}
        isSpent={isSpent(answers.progress)}
        text={useTried(stationId, answers, stationOf)}
        onCopyText={copy}
      />
      {question.asked && (
        <BlastQuestion
          asked={question.asked}
          stationOf={stationOf}
          onConfirm={(order) => {
            question.close()
            sendOf(order.command).send(order)
          }}
          onCancel={question.close}
        />
      )}
      {(['unlockConnector', 'remoteReset'] as const).map((rung) => (
        <SendQuestions
          key={rung}
          state={own[rung].write.state}
          onAnyway={own[rung].write.confirm}
          onNo={own[rung].write.cancel}
          isReleasing={releasing === rung}
          onRelease={() => {
            setReleasing(undefined)
            void own[rung].write.release()
          }}
          onKeep={() => setReleasing(undefined)}
        />
      ))}
    </>
  )
}

/** What the charger answered to each rung that was sent. */
function useAnswers(sent: Sent, stationId: string) {
  const mayRead = useMay()('operations-tasks')
  const tasks = {
    remoteStop: useSentTask(sent.remoteStop),
    unlockConnector: useSentTask(sent.unlockConnector),
    remoteReset: useSentTask(sent.remoteReset),
  }
  const resultOf = (rung: Rung): ReadResult | undefined =>
    tasks[rung].results.find((each) => each.stationId === stationId)
  const isUnseen = (rung: Rung) => !mayRead && sent[rung] !== undefined
  const progressAt = (rung: Rung) => {
    // Nobody can wait for an answer that may not be read.
    if (isUnseen(rung)) return 'answered'
    return sent[rung] === undefined ? 'idle' : progressOf(resultOf(rung)?.verdict ?? 'waiting')
  }
  return {
    taskOf: (rung: Rung) => tasks[rung].task,
    resultOf,
    isUnseen,
    progress: {
      remoteStop: progressAt('remoteStop'),
      unlockConnector: progressAt('unlockConnector'),
      remoteReset: progressAt('remoteReset'),
    } as const,
  }
}

/** What was tried and answered, for a ticket. */
function useTried(
  stationId: string,
  { taskOf, resultOf }: ReturnType<typeof useAnswers>,
  stationOf: StationOf,
): string {
  const textOf = useTaskText(stationOf)
  const tried = LADDER.flatMap((rung) => {
    const [task, result] = [taskOf(rung), resultOf(rung)]
    return task && result ? [textOf(task, [result])] : []
  })
  return tried.length === 0 ? stationId : tried.join('\n\n')
}
