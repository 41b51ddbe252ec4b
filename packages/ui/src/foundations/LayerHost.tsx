import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'

const LayerContext = createContext<HTMLElement | null>(null)

const Host = styled.div`
  display: contents;
`

export interface LayerHostProps {
  /** The page, or the part of it that has a tenant of its own. */
  children: ReactNode
}

/**
 * Where overlays of everything inside are put: a sibling of the content, under the same `data-tenant` and `data-scheme`,
 * so that a dialog keeps the tenant of the button that opened it. One at the root of the page; more where several
 * tenants stand side by side.
 */
export function LayerHost({ children }: LayerHostProps) {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  return (
    <LayerContext value={layer}>
      {children}
      <Host ref={setLayer} data-layer-host="" />
    </LayerContext>
  )
}

/** The nearest host's element, or null until it stands (first render) and outside a host. */
export function useLayer(): HTMLElement | null {
  return useContext(LayerContext)
}

export interface LayerProps {
  /** What lies over the page. */
  children: ReactNode
}

/** Puts its children into the nearest host; nothing while there is none, never into `body`. */
export function Layer({ children }: LayerProps) {
  const layer = useLayer()
  return layer ? createPortal(children, layer) : null
}
