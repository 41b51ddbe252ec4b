import { useText } from '../../messages/index.ts'
import type { FormFrameProps } from '../forms/index.ts'

/** What the button of a form says while it is sent and once it was: nothing is saved here. */
export function useSendLabels(): NonNullable<FormFrameProps['stateLabels']> {
  const t = useText('support')
  return { sending: t('sending'), saved: t('sent') }
}
