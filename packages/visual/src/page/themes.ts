import type { Theme } from '../themes/theme.ts'
import { everyRule, fontFaces } from './cssRules.ts'
import { evenAddresses } from './names.ts'
import { pageSettings } from './pageSettings.ts'

/** Whether a selector says nothing but whose tokens these are. */
export function isThemeScope(selector: string): boolean {
  const without = selector.replace(pageSettings().scope, '')
  return without !== selector && without.replace(/:where|:root|[(),\s]/g, '') === ''
}

/** Which of the brands' own families something is set in, or is a face of. */
export const brandFamilies = ({ fontFamily }: CSSStyleDeclaration): string[] => {
  const named = fontFamily.split(',').map((family) => family.trim().replaceAll(/^["']|["']$/g, ''))
  return (pageSettings().families ?? []).filter((family) => named.includes(family))
}

/** Adds the brands' own style sheets: a Storybook may load only the chosen one's. Names of all tokens come back. */
export function addStyles(css: string): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const names = new Set<string>()
  for (const { rule } of everyRule())
    if (isThemeScope(rule.selectorText))
      for (const name of rule.style) if (name.startsWith('--')) names.add(name)
  return [...names].sort()
}

/** Says on an element whose theme it wears. */
export function dress(element: Element, { brand, scheme }: Theme): void {
  const { attributes } = pageSettings()
  element.setAttribute(attributes.brand, brand)
  element.setAttribute(attributes.scheme, scheme)
}

/** The value of each token under each theme, in the order of the names given. */
export function tokenValues(themes: readonly Theme[], names: readonly string[]): string[][] {
  const probe = document.createElement('div')
  document.body.append(probe)
  const values = themes.map((theme) => {
    dress(probe, theme)
    const style = getComputedStyle(probe)
    return names.map((name) => style.getPropertyValue(name))
  })
  probe.remove()
  return values
}

/** By theme, the brand's own families with their faces; '' where a page is set as under any other. */
export function typefaces(themes: readonly Theme[]): string[] {
  const probe = document.createElement('div')
  document.body.append(probe)
  const found = themes.map((theme) => {
    dress(probe, theme)
    const style = getComputedStyle(probe)
    const families = brandFamilies(style)
    if (families.length === 0) return ''
    const faces = fontFaces().filter(({ style: face }) =>
      brandFamilies(face).some((family) => families.includes(family)),
    )
    const text = [style.fontFamily, ...faces.map(({ cssText }) => cssText)].join('\n')
    return evenAddresses(text, location.origin)
  })
  probe.remove()
  return found
}

/** Images that are another file under each theme. */
export function themeImages(root: ParentNode): HTMLImageElement[] {
  const { images } = pageSettings()
  if (!images) return []
  const match = new RegExp(images.match)
  return [...root.querySelectorAll('img')].filter(({ src }) => match.test(src))
}

/** Images are files, not tokens: their addresses change with the theme. */
export function wearImages(root: ParentNode, { brand, scheme }: Theme): void {
  const { images } = pageSettings()
  const address = images?.addresses[scheme]?.replaceAll('{brand}', brand)
  if (!images || address === undefined) return
  for (const image of themeImages(root)) image.src = image.src.replace(new RegExp(images.match), address)
}

/** Dresses the whole page. */
export function setTheme(theme: Theme): void {
  dress(document.documentElement, theme)
  wearImages(document, theme)
}
