import { z } from '@corrente/domain/wire'
import { late } from '@corrente/ui/foundations'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lenient } from '../../../kit/address/index.ts'
import { listRules } from '../../../kit/lists/index.ts'
import { TagFormPage } from '../TagFormPage.tsx'

const RULES = listRules([], { import: lenient(z.literal('list')) })
const TagImportPage = late(async () => (await import('./TagImportPage.tsx')).TagImportPage)

/** `/ocpptags/create`: the form of one tag, or, by `?import=list`, a list of many. */
export function NewTagsPage() {
  const isList = RULES.read(useSearch({ strict: false })).import !== undefined
  if (!isList) return <TagFormPage />
  return (
    <Suspense>
      <TagImportPage />
    </Suspense>
  )
}
