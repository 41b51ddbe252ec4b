import { SHOWROOM } from 'virtual:corrente/showroom'
import { theme } from '@corrente/themes'
import { CHROME_STYLES, COUNTRIES, TENANT_LANGUAGES } from '@corrente/themes/contract'
import type { ShowroomTenant } from '@corrente/themes/derive'
import { SearchField, Select } from '@corrente/ui/forms'
import { EmptyState } from '@corrente/ui/primitives'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import type { ShowroomGlobals } from '../toolbar/globals.ts'
import { HUE_NAMES, hueName, searchTenants } from '../toolbar/tenantSearch.ts'
import { BrandCard } from './BrandCard.tsx'
import { chooseTenant } from './chooseTenant.ts'
import { Filters, Head, Lead, Page, Quiet, Swatch, Title } from './page.ts'
import { TenantScope } from './TenantScope.tsx'
import { WhenNear } from './WhenNear.tsx'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.space[4]};
  padding: 0;
`
const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${theme.border.default};
  border-radius: 12px;
  background: ${theme.bg.surface};
  overflow: clip;

  &[aria-current] {
    outline: 2px solid ${theme.focusRing};
    outline-offset: 2px;
  }
`
/** The whole card is its target. */
const Choose = styled.button`
  text-align: start;
  font-weight: ${theme.font.weight.semibold};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    border-radius: 11px;
    box-shadow: inset 0 0 0 3px ${theme.focusRing};
  }
`
const Foot = styled.div`
  display: grid;
  gap: 2px;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.default};
`
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`

const ANY = 'any'
const any = (label: string) => ({ value: ANY, label }) as const
const plain = <T extends string>(value: T) => ({ value, label: value })

interface Wanted {
  query: string
  hue: (typeof HUE_NAMES)[number] | typeof ANY
  chrome: (typeof CHROME_STYLES)[number] | typeof ANY
  language: (typeof TENANT_LANGUAGES)[number] | typeof ANY
  country: (typeof COUNTRIES)[number] | typeof ANY
}

const NOTHING_WANTED: Wanted = { query: '', hue: ANY, chrome: ANY, language: ANY, country: ANY }

const fits = (wanted: Wanted) => (tenant: ShowroomTenant) =>
  (wanted.hue === ANY || wanted.hue === hueName(tenant.hue)) &&
  (wanted.chrome === ANY || wanted.chrome === tenant.chrome) &&
  (wanted.language === ANY || wanted.language === tenant.language) &&
  (wanted.country === ANY || wanted.country === tenant.country)

export interface GalleryProps {
  globals: ShowroomGlobals
}

/** Every tenant as a card under its own tokens; a click makes it the toolbar's. */
export function Gallery({ globals }: GalleryProps) {
  const [wanted, setWanted] = useState(NOTHING_WANTED)
  const set = (given: Partial<Wanted>) => setWanted((was) => ({ ...was, ...given }))
  const found = useMemo(() => searchTenants(SHOWROOM, wanted.query).filter(fits(wanted)), [wanted])
  return (
    <Page>
      <Head>
        <Title>Gallery</Title>
        <Lead>
          Every brand in one glance, under its own tokens. Choose one, and the toolbar shows every other story
          as that brand.
        </Lead>
      </Head>
      <Filters>
        <SearchField
          label="Search"
          isLabelShown
          placeholder="name, id, roomy, #0b6e6e"
          value={wanted.query}
          onChange={(query) => set({ query })}
        />
        <Select
          label="Hue"
          options={[any('Every hue'), ...HUE_NAMES.map(plain)]}
          value={wanted.hue}
          onChange={(hue) => set({ hue })}
        />
        <Select
          label="Chrome"
          options={[any('Every chrome'), ...CHROME_STYLES.map(plain)]}
          value={wanted.chrome}
          onChange={(chrome) => set({ chrome })}
        />
        <Select
          label="Language"
          options={[any('Every language'), ...TENANT_LANGUAGES.map(plain)]}
          value={wanted.language}
          onChange={(language) => set({ language })}
        />
        <Select
          label="Country"
          options={[any('Every country'), ...COUNTRIES.map(plain)]}
          value={wanted.country}
          onChange={(country) => set({ country })}
        />
      </Filters>
      <Quiet role="status">
        {found.length} of {SHOWROOM.length} tenants
      </Quiet>
      {found.length === 0 ? (
        <EmptyState title="No tenant fits all of these" detail="Take one of the filters away." />
      ) : (
        <Grid role="list">
          {found.map((tenant) => (
            <Card key={tenant.id} {...(tenant.id === globals.tenant ? { 'aria-current': true } : {})}>
              <WhenNear blockSize={252}>
                <TenantScope tenant={tenant.id} scheme={globals.scheme} globals={globals}>
                  <BrandCard tenant={tenant.id} scheme={globals.scheme} />
                </TenantScope>
              </WhenNear>
              <Foot>
                <Line>
                  <Swatch style={{ '--swatch': tenant.brand }} />
                  {tenant.accent === null ? null : <Swatch style={{ '--swatch': tenant.accent }} />}
                  <Choose type="button" onClick={() => chooseTenant(tenant.id)}>
                    {tenant.name}
                  </Choose>
                </Line>
                <Quiet>
                  {tenant.id} · {tenant.country} · {tenant.chrome} chrome · {tenant.corners} ·{' '}
                  {tenant.density}
                </Quiet>
                <Quiet>{tenant.about}</Quiet>
              </Foot>
            </Card>
          ))}
        </Grid>
      )}
    </Page>
  )
}
