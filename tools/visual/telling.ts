import { loadTenant, tenantIds } from '@corrente/themes/build'
import { tellingTenants } from '../../.storybook/showroom/tellingTenants.ts'

/** The tenants that show the most between them: corners, densities, chromes, hues, the palest and the strongest brand. */
export const tellingOf = (count: number): readonly string[] =>
  tellingTenants(
    tenantIds().map((id) => ({ id, skin: loadTenant(id).skin })),
    count,
  )

/** As many as Chromatic shows of every story (`.storybook/modes.ts`). */
export const TELLING = 12
