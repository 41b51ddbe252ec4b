/** A phone in portrait, the smallest window that everything must work in. */
export const phone = {
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '360px', height: '740px' } } } },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
} as const

/** The id of the tenant that the showroom shows. */
export const storyTenant = (globals: Record<string, unknown>): string =>
  typeof globals.tenant === 'string' ? globals.tenant : 'move'

/** The logo of the tenant and scheme that the showroom shows, made for the header's ground. */
export function storyLogo(globals: Record<string, unknown>): string {
  return `/tenants/${storyTenant(globals)}/logo${globals.scheme === 'dark' ? '-dark' : ''}.svg`
}

/**
 * For what covers the page (dialogs, drawers, open menus): in the written pages each of its stories stands in a frame of
 * its own, so that one does not lie over all others.
 */
export const overlayDocs = { docs: { story: { inline: false, height: '360px' } } } as const

/**
 * The pseudo-language: every word accented and 40 % longer. The awkward contents of what has no words but the
 * catalogues' own.
 */
export const longestWords = { globals: { language: 'pseudo' } } as const

/**
 * A page from right to left in the longest words, pictured under a dozen tenants: where things stand depends on no colour.
 * In the written pages it stands in a frame of its own, or it would turn the page around.
 */
export const rightToLeft = {
  globals: { language: 'pseudo', direction: 'rtl' },
  parameters: { ...overlayDocs },
} as const

/** The picture of a page at the width of a phone, under a dozen tenants. */
export const phonePicture = (height: number) => ({ width: 360, height, representative: true }) as const
