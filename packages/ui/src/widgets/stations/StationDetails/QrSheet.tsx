import { theme } from '@corrente/themes'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useEffectEvent, useRef } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { Layer, tabularNumbers } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

export interface QrSheetProps {
  /** What the code encodes. */
  url: string
  /** The padded key (STN-018). */
  label: string
  /** The station's name and charge box id. */
  name: string
  id: string
  /** The printer has what it needs, or nobody wants it any more. */
  onDone: () => void
}

/** On paper there is the sheet and nothing else of the page, and one page of it. */
const Paper = createGlobalStyle`
  @media print {
    html, body {
      block-size: 100vh;
      overflow: hidden;
    }

    body * {
      visibility: hidden !important;
    }

    [data-print-sheet], [data-print-sheet] * {
      visibility: visible !important;
    }
  }
`
const Sheet = styled.section`
  display: none;

  @media print {
    position: fixed;
    inset: 0;
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 6mm;
    padding: 20mm;
    /* Paper is white, whatever the scheme of the screen. */
    color-scheme: light;
    background: Canvas;
    color: CanvasText;
    text-align: center;
    overflow-wrap: anywhere;
  }

  & svg {
    inline-size: 90mm;
    block-size: 90mm;
  }

  & h1 {
    font-size: 22pt;
  }

  & p {
    font-size: 12pt;
  }
`
const Label = styled.strong`
  font-size: 28pt;
  font-weight: ${theme.font.weight.semibold};
  ${tabularNumbers}
`

/** The sheet that is stuck to a charger: name, code and label, printed as soon as it stands. */
export function QrSheet({ url, label, name, id, onDone }: QrSheetProps) {
  const t = useText('station-list')
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
      <Sheet data-print-sheet="">
        <h1>{name}</h1>
        <QRCodeSVG value={url} level="M" marginSize={4} title={t('qr.image', { label })} />
        <Label>{label}</Label>
        <p>{id}</p>
      </Sheet>
    </Layer>
  )
}
