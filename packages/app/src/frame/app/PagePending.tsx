import { VisuallyHidden } from '@corrente/ui/foundations'
import { Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { Skeleton } from '@corrente/ui/primitives'

/** Stands for a page whose code or words are on their way: a title line and blocks, which show after 150 ms. */
export function PagePending() {
  const t = useText('common')
  return (
    <Stack gap={4}>
      <VisuallyHidden role="status">{t('state.loading')}</VisuallyHidden>
      <Skeleton inlineSize="240px" blockSize="32px" />
      <Skeleton shape="block" blockSize="120px" />
      <Skeleton shape="block" blockSize="420px" />
    </Stack>
  )
}
