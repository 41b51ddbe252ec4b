// Storybook builds its own page with the classic JSX runtime, which calls `React` by name.
import * as React from 'react'
import { Button, PopoverProvider } from 'storybook/internal/components'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { hueName, type SearchedTenant, searchTenants } from './tenantSearch.ts'

export const TENANT_TOOL = 'corrente/tenant'

/** The list that the build wrote into the manager's page; empty, and the tool hidden, where it is missing. */
function readTenants(): SearchedTenant[] {
  const text = document.getElementById('corrente-tenants')?.textContent
  // The build wrote it from checked files; nothing else writes there.
  return text ? (JSON.parse(text) as SearchedTenant[]) : []
}

const Swatch = styled.span({
  flex: 'none',
  inlineSize: 14,
  blockSize: 14,
  border: '1px solid rgba(128, 128, 128, 0.55)',
  borderRadius: 4,
})
const Panel = styled.div({ inlineSize: 340, maxInlineSize: '90vw' })
const Search = styled.input(({ theme }) => ({
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: '10px 12px',
  border: 0,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  borderRadius: 0,
  background: 'transparent',
  color: theme.color.defaultText,
  font: 'inherit',
  fontSize: 14,
  outline: 'none',
  '&:focus-visible': { boxShadow: `inset 0 -2px 0 ${theme.color.secondary}` },
}))
const List = styled.ul({
  maxBlockSize: 'min(420px, 60vh)',
  margin: 0,
  padding: 4,
  overflowY: 'auto',
  listStyle: 'none',
})
const Option = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: 10,
  padding: '6px 8px',
  borderRadius: 4,
  cursor: 'pointer',
  fontSize: 13,
  '&[data-active]': { background: theme.background.hoverable },
  '&[aria-selected="true"]': { color: theme.color.secondary, fontWeight: 600 },
  small: { color: theme.textMutedColor, fontSize: 11, fontWeight: 400 },
}))
const Hint = styled.p(({ theme }) => ({
  margin: 0,
  padding: '8px 12px',
  borderBlockStart: `1px solid ${theme.appBorderColor}`,
  color: theme.textMutedColor,
  fontSize: 11,
}))

/** Steps that a key makes in the list; undefined leaves the key to the field. */
function moved(key: string, active: number, length: number): number | undefined {
  if (length === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % length
  if (key === 'ArrowUp') return (active - 1 + length) % length
  if (key === 'PageDown') return Math.min(length - 1, active + 8)
  if (key === 'PageUp') return Math.max(0, active - 8)
  return undefined
}

interface TenantListProps {
  tenants: readonly SearchedTenant[]
  /** Id of the tenant that the preview shows. */
  current: string
  onChoose: (id: string) => void
}

/** The search with the list of what answers to it (ARIA combobox): arrows and Page keys walk, Enter chooses. */
function TenantList({ tenants, current, onChoose }: TenantListProps) {
  const [query, setQuery] = React.useState('')
  const found = React.useMemo(() => searchTenants(tenants, query), [tenants, query])
  const [active, setActive] = React.useState(() =>
    Math.max(
      0,
      tenants.findIndex(({ id }) => id === current),
    ),
  )
  const list = React.useRef<HTMLUListElement>(null)
  const id = React.useId()
  React.useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const onKeyDown = (event: React.KeyboardEvent) => {
    const next = moved(event.key, active, found.length)
    const chosen = found[active]
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' && chosen) onChoose(chosen.id)
    else return
    event.preventDefault()
  }
  return (
    <Panel>
      <Search
        // The popover was opened to type into it.
        autoFocus
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        aria-label="Search tenants"
        placeholder={`Search ${tenants.length} tenants`}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <List ref={list} id={id} role="listbox" aria-label="Tenants">
        {found.map((tenant, index) => (
          <Option
            key={tenant.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={tenant.id === current}
            data-active={index === active ? '' : undefined}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(tenant.id)}
          >
            <Swatch style={{ background: tenant.brand }} />
            <span>
              {tenant.name}
              <br />
              <small>{tenant.id}</small>
            </span>
            <small>
              {hueName(tenant.hue)} · {tenant.chrome} chrome · {tenant.country}
            </small>
          </Option>
        ))}
      </List>
      <Hint role="status">
        {found.length === 0
          ? 'No tenant answers to all of these words.'
          : `${found.length} of ${tenants.length}. Try teal, dark-chrome, CO, roomy, #0b6e6e.`}
      </Hint>
    </Panel>
  )
}

/** The toolbar's tenant: its swatch and name; opens the search (also by the key T). */
export function TenantTool() {
  const tenants = React.useMemo(readTenants, [])
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const [isOpen, setOpen] = React.useState(false)
  const api = useStorybookApi()
  React.useEffect(() => {
    void api.setAddonShortcut(TENANT_TOOL, {
      label: 'Choose a tenant',
      defaultShortcut: ['T'],
      actionName: 'tenant',
      action: () => setOpen((was) => !was),
    })
  }, [api])
  const current = tenants.find(({ id }) => id === globals.tenant) ?? tenants[0]
  if (!current) return null
  // A story that is about one tenant says so itself; the toolbar cannot change it there.
  const isFixed = storyGlobals.tenant !== undefined
  return (
    <PopoverProvider
      ariaLabel="Choose a tenant"
      padding={0}
      visible={isOpen}
      onVisibleChange={setOpen}
      popover={
        <TenantList
          tenants={tenants}
          current={current.id}
          onChoose={(tenant) => {
            updateGlobals({ tenant })
            setOpen(false)
          }}
        />
      }
    >
      <Button
        variant="ghost"
        size="small"
        padding="small"
        ariaLabel={false}
        tooltip={isFixed ? `This story is about ${current.name}` : 'Choose a tenant'}
        disabled={isFixed}
      >
        <Swatch style={{ background: current.brand }} />
        {current.name}
      </Button>
    </PopoverProvider>
  )
}
