import { SHOWROOM } from 'virtual:corrente/showroom'
import { Combobox } from '@corrente/ui/forms'
import { useMemo, useState } from 'react'
import { searchTenants } from '../toolbar/tenantSearch.ts'

/** What stands for a brand that is not there yet. */
const FRESH = { id: '', name: 'A new brand' }
type Choice = typeof FRESH

const textOf = ({ id, name }: Choice): string => (id === '' ? name : `${name} (${id})`)

export interface OpenTenantProps {
  /** Id of the open tenant; empty for a new brand. */
  of: string
  onOpen: (id: string) => void
}

/** Which brand lies on the bench: one that is there, by name, id, hue or colour, or a new one. */
export function OpenTenant({ of, onOpen }: OpenTenantProps) {
  const open = textOf(SHOWROOM.find(({ id }) => id === of) ?? FRESH)
  const [query, setQuery] = useState(open)
  const items = useMemo(
    (): readonly Choice[] =>
      query === open ? [FRESH, ...SHOWROOM] : [FRESH, ...searchTenants(SHOWROOM, query)],
    [query, open],
  )
  return (
    <Combobox
      label="Open"
      hint="A tenant by name, id, hue, chrome or colour, or a new brand."
      query={query}
      onQueryChange={setQuery}
      items={items}
      keyOf={({ id }) => id || 'new'}
      textOf={textOf}
      onSelect={({ id }) => onOpen(id)}
    />
  )
}
