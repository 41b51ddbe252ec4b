/// <reference types="@corrente/themes/virtual" />
import { SHOWROOM } from 'virtual:corrente/showroom'
import { currencyOf } from '@corrente/domain/money'
import { localeOf, timeZoneOf } from '@corrente/domain/tenants'
import { DENSITIES, type Density } from '@corrente/themes/contract'
import { deriveTokens, type ShowroomTenant } from '@corrente/themes/derive'

const byId = new Map(SHOWROOM.map((tenant) => [tenant.id, tenant]))

/** A tenant by its id; the default's for an unknown one, as in the product (THM-009). */
export function tenantOf(id: string): ShowroomTenant {
  const tenant = byId.get(id) ?? SHOWROOM[0]
  if (!tenant) throw new Error('The build has no tenant.')
  return tenant
}

/** How a tenant writes digits, hours and money. */
export interface TenantFormats {
  locale: string
  zone: string
  currency: string
}

export function formatsOf({ country, tenant }: ShowroomTenant): TenantFormats {
  return {
    locale: localeOf(country),
    zone: timeZoneOf(country, tenant.timeZone),
    currency: currencyOf(country),
  }
}

const HEIGHTS = ['control-height', 'control-height-small'] as const
const known = new Map<Density, Record<string, string>>()

/** The custom properties of a density, by name (`--control-height`); they hold in every tenant alike. */
function densityProperties(density: Density): Record<string, string> {
  const before = known.get(density)
  if (before) return before
  const { skin } = tenantOf('move')
  const tokens = deriveTokens({ ...skin, shape: { ...skin.shape, density } }, 'light')
  const properties = Object.fromEntries(HEIGHTS.map((name) => [`--${name}`, tokens[name]]))
  known.set(density, properties)
  return properties
}

/** A sheet that lets `data-density` on the root stand in for every tenant's own density, also of tenants inside. */
export function densitySheet(): string {
  return DENSITIES.map((density) => {
    const lines = Object.entries(densityProperties(density)).map(([name, value]) => `${name}:${value}`)
    return `:root[data-density="${density}"],:root[data-density="${density}"] [data-tenant]{${lines.join(';')}}`
  }).join('\n')
}
