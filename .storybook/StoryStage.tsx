import { GlobalStyle } from '@corrente/ui/foundations'
import { type ReactNode, useLayoutEffect } from 'react'
import { TenantStage } from './showroom/TenantStage.tsx'
import { densitySheet } from './showroom/tenants.ts'
import type { ShowroomGlobals } from './toolbar/globals.ts'

export interface StoryStageProps {
  globals: ShowroomGlobals
  children: ReactNode
}

/** Adopted once, at the first density that is not the tenant's own. */
let densities: CSSStyleSheet | undefined
function adoptDensities(): void {
  if (densities) return
  densities = new CSSStyleSheet()
  densities.replaceSync(densitySheet())
  document.adoptedStyleSheets.push(densities)
}

/** A story's surroundings: the chosen tenant's colours on the root, its locale, zone and currency, the chosen words and time. */
export function StoryStage({ globals, children }: StoryStageProps) {
  const { tenant, scheme, density, language, isPseudo, direction, time } = globals
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.tenant = tenant
    root.dataset.scheme = scheme
    root.lang = language
    // On the body, which a picture copies; the words' own way needs no attribute.
    document.body.dir = direction === 'rtl' ? 'rtl' : ''
    if (density === 'own') delete root.dataset.density
    else {
      adoptDensities()
      root.dataset.density = density
    }
  }, [tenant, scheme, density, language, direction])
  return (
    <TenantStage tenant={tenant} language={language} isPseudo={isPseudo} time={time}>
      <GlobalStyle />
      {children}
    </TenantStage>
  )
}
