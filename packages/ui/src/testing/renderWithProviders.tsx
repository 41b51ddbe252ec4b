/// <reference types="@corrente/themes/virtual" />
import 'virtual:corrente/base.css'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Stage, type StageProps } from './Stage.tsx'

export interface RenderOptions extends Omit<StageProps, 'children'> {
  /** Default: move. */
  tenant?: string
  /** Default: light. */
  scheme?: 'light' | 'dark'
}

export interface Rendered {
  /** The element that holds what was rendered. */
  container: HTMLElement
  /** Renders something else in the same place. */
  rerender(node: ReactNode): void
  /** Takes it away. */
  unmount(): void
}

/** Renders into the page of a browser test, on the stage, under a tenant's tokens; synchronous. */
export function renderWithProviders(
  node: ReactNode,
  { tenant = 'move', scheme = 'light', ...stage }: RenderOptions = {},
): Rendered {
  document.documentElement.dataset.tenant = tenant
  document.documentElement.dataset.scheme = scheme
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const render = (shown: ReactNode): void => flushSync(() => root.render(<Stage {...stage}>{shown}</Stage>))
  render(node)
  return {
    container,
    rerender: render,
    unmount() {
      root.unmount()
      container.remove()
    },
  }
}
