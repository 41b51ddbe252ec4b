import type { Rasterize } from '../logos/index.ts'
import { type Images, type Other, takeImages } from './images.ts'
import { checkWish } from './tenant.ts'
import { skinText, type TenantTexts, tenantText } from './texts.ts'
import { TenantFault, type Wish } from './wish.ts'

/** A tenant's four files, and what is to be told about them. */
export interface Planned {
  id: string
  files: TenantTexts
  /** What was done to the logo, and which mark was drawn. */
  notes: readonly string[]
  /** What a person must still see to. */
  todo: readonly string[]
}

/**
 * The files that a wish becomes: those of a new tenant, or of `was` changed. `pnpm tenant` and the studio both write what
 * stands here, and nothing else. `draw` looks at what becomes of the images. Throws a `TenantFault` that names everything
 * wrong at once.
 */
export async function planTenant(
  wish: Wish,
  draw: Rasterize,
  others: readonly Other[],
  was?: TenantTexts,
): Promise<Planned> {
  const ids = others.map(({ id }) => id)
  const { skin, tenant, faults, todo } = checkWish(wish, ids, was)
  let images: Images | undefined
  try {
    // A mark that takes long to find is not drawn for a wish that is refused.
    if (faults.length === 0 || wish.logo !== undefined || wish.icon !== undefined)
      images = await takeImages(wish, skin, draw, others, was)
  } catch (cause) {
    if (!(cause instanceof TenantFault)) throw cause
    faults.push(...cause.faults)
  }
  if (faults.length > 0 || !skin || !tenant || !images) throw new TenantFault(faults)
  return {
    id: tenant.id,
    files: {
      'skin.json': skinText(skin),
      'tenant.json': tenantText(tenant),
      'logo.svg': images.logo,
      'favicon.svg': images.favicon,
    },
    notes: images.notes,
    todo,
  }
}
