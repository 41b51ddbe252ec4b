import type { Theme } from '../storyPicture.ts'
import { everyRule } from './cssRules.ts'

/** Whether a selector says nothing but whose tokens these are. */
export const isThemeScope = (selector: string): boolean =>
  /data-(tenant|scheme)/.test(selector) &&
  selector.replace(/:where|:root|\[data-(tenant|scheme)[^\]]*\]|[(),\s]/g, '') === ''

/** Adds the tenants' own style sheets: a Storybook may load only the chosen tenant's. Names of all tokens come back. */
export function addTenants(css: string): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  const names = new Set<string>()
  for (const { rule } of everyRule())
    if (isThemeScope(rule.selectorText))
      for (const name of rule.style) if (name.startsWith('--')) names.add(name)
  return [...names].sort()
}

/** The value of each token under each theme, in the order of the names given. */
export function tokenValues(themes: readonly Theme[], names: readonly string[]): string[][] {
  const probe = document.createElement('div')
  document.body.append(probe)
  const values = themes.map(({ tenant, scheme }) => {
    probe.dataset.tenant = tenant
    probe.dataset.scheme = scheme
    const style = getComputedStyle(probe)
    return names.map((name) => style.getPropertyValue(name))
  })
  probe.remove()
  return values
}

const LOGO = /\/tenants\/[a-z0-9-]+\/(logo(?:-surface)?)(?:-dark)?\.svg/

/** Logos are files, not tokens: pictures of them change with the theme. */
export function wearLogos(root: ParentNode, { tenant, scheme }: Theme): void {
  for (const image of root.querySelectorAll('img'))
    if (LOGO.test(image.src))
      image.src = image.src.replace(LOGO, `/tenants/${tenant}/$1${scheme === 'dark' ? '-dark' : ''}.svg`)
}

/** Dresses the whole page. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.tenant = theme.tenant
  document.documentElement.dataset.scheme = theme.scheme
  wearLogos(document, theme)
}
