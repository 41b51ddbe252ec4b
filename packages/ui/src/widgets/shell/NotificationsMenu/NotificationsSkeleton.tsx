import { VisuallyHidden } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { Skeleton } from '../../../primitives/index.ts'
import { SkeletonRoom } from './NotificationsMenu.styles.ts'

const ROWS = ['first', 'second', 'third', 'fourth'] as const

export interface NotificationsSkeletonProps {
  /** What is on its way, for assistive technology. */
  label: string
}

/** Four rows in the shape of what comes. */
export function NotificationsSkeleton({ label }: NotificationsSkeletonProps) {
  return (
    <SkeletonRoom>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Stack gap={4}>
        {ROWS.map((row) => (
          <Skeleton key={row} shape="block" blockSize="40px" />
        ))}
      </Stack>
    </SkeletonRoom>
  )
}
