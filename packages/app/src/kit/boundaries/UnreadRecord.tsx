import type { Loadable } from '@corrente/ui/foundations'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { ButtonLink, ErrorState } from '@corrente/ui/primitives'

/** Why a record cannot be shown; only what is not reachable can be tried again. */
export type WhyUnread = 'notFound' | 'notPermitted' | 'unreachable'

export interface UnreadRecordProps {
  /** The page's title, as it is with the record. */
  readonly title: string
  /** The read that brought no record. */
  readonly reading: Pick<Loadable<unknown>, 'state' | 'retry' | 'isRetrying'>
  readonly sayWhy: (why: WhyUnread) => string
  /** The list that the record is in. */
  readonly back: { readonly href: string; readonly label: string }
}

/** The page of a record that is gone, not permitted or not read: its heading, why, and the way back. */
export function UnreadRecord({ title, reading, sayWhy, back }: UnreadRecordProps) {
  const { state, retry, isRetrying } = reading
  const isKnown = state === 'notFound' || state === 'notPermitted'
  return (
    <Stack gap={4}>
      <PageHeader title={title} />
      <ErrorState
        title={sayWhy(isKnown ? state : 'unreachable')}
        {...(!isKnown && { onRetry: retry, isRetrying })}
        actions={
          <ButtonLink size="small" href={back.href}>
            {back.label}
          </ButtonLink>
        }
      />
    </Stack>
  )
}
