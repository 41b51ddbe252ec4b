import type { GroupLogItem } from '@corrente/domain/virtual-groups'
import type { Block } from '@corrente/domain/wire'
import { ArrowRight } from 'lucide-react'
import { type Loadable, MISSING, useFormats } from '../../../foundations/index.ts'
import { ButtonLink, Panel, panelState, Timeline } from '../../../primitives/index.ts'

export interface LogCardProps {
  title: string
  log: Loadable<Block<GroupLogItem>>
  words: { readonly empty: string; readonly failed: string; readonly open: string }
  /** What it opens; absent where it is not permitted. */
  href: string | undefined
}

/** The latest four of a configuration's events or transactions (VGR-084), with the way to all of them. */
export function LogCard({ title, log, words, href }: LogCardProps) {
  const { timestamp } = useFormats()
  const rows = log.data?.rows ?? []
  return (
    <Panel
      title={title}
      state={panelState(log, words.failed, rows.length === 0 ? words.empty : undefined)}
      actions={
        href !== undefined && (
          <ButtonLink size="small" tone="ghost" href={href} icon={<ArrowRight aria-hidden="true" />}>
            {words.open}
          </ButtonLink>
        )
      }
    >
      <Timeline
        label={title}
        events={rows.map(({ at, description }, index) => ({
          key: String(index),
          time: timestamp(at, 'DD/MM/YYYY HH:mm'),
          title: description ?? MISSING,
        }))}
      />
    </Panel>
  )
}
