import { matchRoute, pathOf } from '@corrente/domain/routing'
import { newVirtualGroup } from '@corrente/domain/virtual-groups'
import { useText } from '@corrente/ui/messages'
import { useMemo } from 'react'
import { usePagePath } from '../../../kit/address/index.ts'
import { RecordFormPage, recordWords } from '../../../kit/forms/index.ts'
import { NewGroup } from './NewGroup.tsx'

/**
 * `/virtual-groups/create`, and the choice of its chargers: one page, so that the form stands while they are chosen
 * (VGR-011, VGR-016).
 */
export function CreatePage() {
  const t = useText('virtual-groups')
  const base = useMemo(newVirtualGroup, [])
  const isSelecting = matchRoute(usePagePath())?.id === 'virtual-group-select'
  return (
    <RecordFormPage
      title={t(isSelecting ? 'form.chargersPick' : 'form.createTitle')}
      words={recordWords(t)}
      backHref={pathOf('virtual-groups')}
      id="new"
      base={base}
    >
      {(opened) => <NewGroup base={opened} isSelecting={isSelecting} />}
    </RecordFormPage>
  )
}
