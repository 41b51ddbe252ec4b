import { type Command, knownAnswer, type ReadResult, type Task } from '@corrente/domain/operations'
import { useMemo } from 'react'
import { useText } from '../../../messages/index.ts'

const PROMISES = ['remoteStart', 'updateFirmware', 'getDiagnostics'] as const
const promiseOf = (command: Command | undefined) => PROMISES.find((each) => each === command)

/** What a station's answer means; undefined while there is none to explain. */
export function useAnswerText(): (
  result: ReadResult,
  task: Pick<Task, 'command' | 'endedAt'>,
) => string | undefined {
  const t = useText('operations')
  return useMemo(
    () =>
      ({ verdict, response }, { command, endedAt }) => {
        switch (verdict) {
          case 'waiting':
            return undefined
          case 'silent':
            return t(endedAt === undefined ? 'meaning.silent' : 'meaning.silentEnded')
          case 'failed':
          case 'answered':
            return t(`meaning.${verdict}`)
          default: {
            const promise = verdict === 'accepted' ? promiseOf(command) : undefined
            if (promise) return t(`promise.${promise}`)
            const known = knownAnswer(response)
            if (command === 'setChargingProfile' && known === 'Rejected') return t('answer.profileRejected')
            return known && t(`answer.${known}`)
          }
        }
      },
    [t],
  )
}
