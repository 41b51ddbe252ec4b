/** One brand in one scheme. Its id, `meadow.dark`, names a cell in the baseline and in reports. */
export interface Theme {
  brand: string
  scheme: string
}

export const themeId = ({ brand, scheme }: Theme): string => `${brand}.${scheme}`

/** The theme of an id; no name holds a dot. */
export function toTheme(id: string): Theme {
  const [brand = '', scheme = ''] = id.split('.')
  return { brand, scheme }
}

export const brandOf = (id: string): string => toTheme(id).brand

/** The themes of some brands alone. */
export const ofBrands = <V>(
  themes: ReadonlyMap<string, V>,
  brands: readonly string[],
): ReadonlyMap<string, V> => new Map([...themes].filter(([id]) => brands.includes(brandOf(id))))
