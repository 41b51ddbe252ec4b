import type { WriteState } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
import { AlertDialog } from '@corrente/ui/primitives'
import type { OthersWait, SentTask } from '../../../resources/commands.ts'

export interface SendQuestionsProps {
  readonly state: WriteState<SentTask, OthersWait>
  /** Somebody else's task of the same command still waits: send all the same, or not. */
  readonly onAnyway: () => void
  readonly onNo: () => void
  /** A send of unknown end shall go out anew. */
  readonly isReleasing: boolean
  readonly onRelease: () => void
  readonly onKeep: () => void
}

/** What is asked on the way of a send. */
export function SendQuestions(props: SendQuestionsProps) {
  const { state } = props
  const t = useText('operations')
  const count = state.phase === 'asking' ? state.ask.stations.length : 0
  return (
    <>
      <AlertDialog
        isOpen={state.phase === 'asking'}
        tone="brand"
        title={t('send.othersTitle')}
        description={t('send.others', { count })}
        confirmLabel={t('send.anyway')}
        onConfirm={props.onAnyway}
        onCancel={props.onNo}
      />
      <AlertDialog
        isOpen={props.isReleasing}
        title={t('send.releaseQuestion')}
        description={t('send.releaseDetail')}
        confirmLabel={t('send.release')}
        onConfirm={props.onRelease}
        onCancel={props.onKeep}
      />
    </>
  )
}
