import type { Skin } from '../contract/skin.ts'
import type { Tenant } from '../contract/tenant.ts'
import { swatchOf } from './color.ts'
import { ACHROMATIC } from './draft.ts'

/** A tenant as the showroom lists, filters and sorts it. */
export interface ShowroomTenant {
  id: string
  name: string
  country: Tenant['country']
  language: Tenant['language']
  chrome: Skin['chrome']
  corners: Skin['shape']['corners']
  density: Skin['shape']['density']
  /** `#rrggbb`, lower case. */
  brand: string
  /** `#rrggbb`, lower case; null without one. */
  accent: string | null
  /** Hue of the brand, degrees 0-360 (OKLCH); null for black, white and gray. */
  hue: number | null
  /** One line on the brand's character. */
  about: string
  /** Whether it has back-end addresses of its own. */
  hasGateways: boolean
  /** Which outside pages it names: `support`, `push`, `rateio`, `privacy`, `terms`. */
  links: readonly string[]
  skin: Skin
  tenant: Tenant
}

/** The entry of one tenant. */
export function showroomTenant(skin: Skin, tenant: Tenant): ShowroomTenant {
  const brand = swatchOf(skin.color.brand)
  return {
    id: tenant.id,
    name: tenant.name,
    country: tenant.country,
    language: tenant.language,
    chrome: skin.chrome,
    corners: skin.shape.corners,
    density: skin.shape.density,
    brand: brand.hex,
    accent: skin.color.accent === undefined ? null : swatchOf(skin.color.accent).hex,
    hue: brand.lch.c < ACHROMATIC ? null : Math.round(brand.lch.h),
    about: skin.about,
    hasGateways: Object.keys(tenant.gateways ?? {}).length > 0,
    links: Object.keys(tenant.links ?? {}),
    skin,
    tenant,
  }
}
