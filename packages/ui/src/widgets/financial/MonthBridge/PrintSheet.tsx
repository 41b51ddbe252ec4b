import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { Layer } from '../../../foundations/index.ts'

/** On paper there is the sheet and nothing else of the page, on as many pages as it takes. */
const Paper = createGlobalStyle`
  @media print {
    body *:not(:has([data-print-month]), [data-print-month], [data-print-month] *) {
      display: none !important;
    }

    :has([data-print-month]) {
      position: static !important;
      display: block !important;
      block-size: auto !important;
      overflow: visible !important;
    }
  }
`
const Sheet = styled.section`
  display: none;

  @media print {
    display: block;
    padding: 10mm;
    /* Paper is white, whatever the scheme of the screen. */
    color-scheme: light;
    background: Canvas;
    color: CanvasText;

    /* The themes' muted colours are made for a screen. */
    & * {
      color: CanvasText !important;
    }

    & h1 {
      margin-block-end: 2mm;
      font-size: 16pt;
    }

    & tr,
    & section {
      break-inside: avoid;
    }
  }
`

export interface PrintSheetProps {
  title: string
  children: ReactNode
  /** The printer has what it needs, or nobody wants it any more. */
  onDone: () => void
}

/** What is printed in place of the page, as soon as it stands. */
export function PrintSheet({ title, children, onDone }: PrintSheetProps) {
  const isAsked = useRef(false)
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const leave = () => finish()
    window.addEventListener('afterprint', leave)
    // An effect may run twice; the printer's dialog opens once.
    if (!isAsked.current) window.print()
    isAsked.current = true
    return () => window.removeEventListener('afterprint', leave)
  }, [])
  return (
    <Layer>
      <Paper />
      <Sheet data-print-month="">
        <h1>{title}</h1>
        {children}
      </Sheet>
    </Layer>
  )
}
