import type { VirtualGroup } from '@corrente/domain/virtual-groups'
import { ArrowLeft, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, ButtonLink, Tabs } from '../../../primitives/index.ts'

/** The tabs of a configuration (VGR-018, VGR-019), as the address names them (VGR-023). */
export const GROUP_TABS = ['overview', 'chargers', 'pricing', 'smart', 'events'] as const
export type GroupTab = (typeof GROUP_TABS)[number]

export interface VirtualGroupViewProps {
  group: VirtualGroup
  tab: GroupTab
  onTabChange: (tab: GroupTab) => void
  /** What each tab shows; a tab without content is not there. */
  tabs: Readonly<Partial<Record<GroupTab, ReactNode>>>
  listHref: string
  /** Absent without the right (VGR-021). */
  editHref: string | undefined
  /** How its meter stands (VGR-022). */
  banner?: ReactNode
}

/** A configuration: its name, how its meter stands, and its tabs. */
export function VirtualGroupView(props: VirtualGroupViewProps) {
  const { group, tab, onTabChange, tabs, listHref, editHref, banner } = props
  const t = useText('virtual-groups')
  const items = GROUP_TABS.flatMap((key) =>
    tabs[key] === undefined ? [] : [{ key, label: t(`tab.${key}`), content: tabs[key] }],
  )
  return (
    <Stack gap={4}>
      <PageHeader
        title={group.name ?? t('view.title')}
        detail={group.description}
        actions={
          <>
            <ButtonLink href={listHref} tone="ghost" icon={<ArrowLeft aria-hidden="true" />}>
              {t('view.back')}
            </ButtonLink>
            {editHref !== undefined && (
              <ButtonLink href={editHref} icon={<Pencil aria-hidden="true" />}>
                {t('view.edit')}
              </ButtonLink>
            )}
          </>
        }
      />
      {banner}
      {group.unreadChargers > 0 && (
        <Banner tone="warning">{t('view.unread', { count: group.unreadChargers })}</Banner>
      )}
      <Tabs
        label={t('tab.label')}
        items={items}
        value={items.some(({ key }) => key === tab) ? tab : 'overview'}
        onChange={onTabChange}
      />
    </Stack>
  )
}
