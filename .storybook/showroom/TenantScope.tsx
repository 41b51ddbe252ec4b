import { type Scheme, theme } from '@corrente/themes'
import type { Typeface } from '@corrente/themes/contract'
import { edgeOf, familyCss, type Tokens } from '@corrente/themes/derive'
import type { CSSProperties, ReactNode } from 'react'
import styled from 'styled-components'
import type { ShowroomGlobals } from '../toolbar/globals.ts'
import { TenantStage } from './TenantStage.tsx'

const Ground = styled.div`
  /* Whatever is fixed to the window stays inside the scope. */
  contain: layout paint;
  position: relative;
  min-inline-size: 0;
  background: ${theme.bg.page};
  color: ${theme.fg.default};
`

export interface TenantScopeProps {
  tenant: string
  scheme: Scheme
  /** The toolbar's words and time. */
  globals: ShowroomGlobals
  /** Tokens that stand in for the tenant's own: a palette that is not built yet, or one as another eye sees it. */
  tokens?: Partial<Tokens>
  /** Likewise. */
  typeface?: Typeface | undefined
  children: ReactNode
}

/** A part of the page under another tenant: its tokens, its formats, its overlays. Many may stand on one page. */
export function TenantScope({ tenant, scheme, globals, tokens = {}, typeface, children }: TenantScopeProps) {
  const style: CSSProperties = Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [`--${name}`, value]),
  )
  const { 'brand-bg': fill, 'brand-mark': mark } = tokens
  const edge = fill && mark ? { '--brand-edge': edgeOf({ 'brand-bg': fill, 'brand-mark': mark }) } : undefined
  const font = typeface && { fontFamily: familyCss(typeface) }
  return (
    <Ground data-tenant={tenant} data-scheme={scheme} style={{ ...style, ...edge, ...font }}>
      <TenantStage
        tenant={tenant}
        language={globals.language}
        isPseudo={globals.isPseudo}
        time={globals.time}
      >
        {children}
      </TenantStage>
    </Ground>
  )
}
