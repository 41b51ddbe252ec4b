import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Skeleton } from '../../../primitives/index.ts'

/** What stands side by side on the first tab where there is room, both as high as the higher: the current against the limit, and who draws it. */
export const GroupPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(400px, 100%), 1fr));
  gap: ${theme.space[4]};
  min-inline-size: 0;
`

/** The shape of a configuration's page while it is read: its name, its meter, its tabs, and the first of them. */
export function GroupLoading() {
  const t = useText('common')
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('state.loading')}</VisuallyHidden>
      <Stack gap={4}>
        <Skeleton shape="block" blockSize="48px" inlineSize="280px" />
        <Skeleton shape="block" blockSize="76px" />
        <Skeleton shape="block" blockSize="40px" inlineSize="480px" />
        <GroupPair>
          <Skeleton shape="block" blockSize="320px" />
          <Skeleton shape="block" blockSize="320px" />
        </GroupPair>
      </Stack>
    </div>
  )
}
