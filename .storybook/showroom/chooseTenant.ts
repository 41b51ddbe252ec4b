import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Sets the toolbar's tenant, as a click in the toolbar does; the address keeps it. */
export function chooseTenant(tenant: string): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { tenant } })
}
