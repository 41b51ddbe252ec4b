import type { Protocol } from '@corrente/domain/operations'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SegmentedPages } from '../../../forms/index.ts'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'

/** What the toggles of the operations lead to (OPS-001). */
export const OPERATION_VIEWS = ['v15', 'v16', 'tasks', 'profiles'] as const
export type OperationView = (typeof OPERATION_VIEWS)[number]

/** The toggle of a version. */
export const viewOf = (protocol: Protocol): OperationView => (protocol === 'v1.5' ? 'v15' : 'v16')

export interface OperationsFrameProps {
  /** What is shown; undefined: nothing of it is permitted. */
  view: OperationView | undefined
  /** Those that this user may open. */
  views: readonly OperationView[]
  hrefOf: (view: OperationView) => string
  /** The view. */
  children: ReactNode
}

/** Four of them on a phone: words are broken between themselves, never inside. */
const Toggles = styled.div`
  @media (max-width: 480px) {
    a {
      padding-inline: ${theme.space[1]};
      overflow-wrap: normal;
    }
  }
`

/** The page of the operations: its heading and the toggles of what this account may use (OPS-001 to OPS-003). */
export function OperationsFrame({ view, views, hrefOf, children }: OperationsFrameProps) {
  const t = useText('operations')
  return (
    <Stack gap={2}>
      <PageHeader
        title={t('title')}
        actions={
          view !== undefined &&
          views.length > 1 && (
            <Toggles>
              <SegmentedPages
                label={t('toggles')}
                pages={OPERATION_VIEWS.filter((each) => views.includes(each)).map((each) => ({
                  href: hrefOf(each),
                  label: t(`toggle.${each}`),
                  isCurrent: each === view,
                }))}
              />
            </Toggles>
          )
        }
      />
      {children}
    </Stack>
  )
}
