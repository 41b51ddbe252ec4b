import { type DeepLink, type Station, stationLabel } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import { Download, Printer } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { saveFile, tabularNumbers } from '../../../foundations/index.ts'
import { Muted } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Panel } from '../../../primitives/index.ts'
import { QrSheet } from './QrSheet.tsx'

/** Edge of the saved picture, pixels: sharp on a sticker of 8 cm at 300 dpi. */
const EDGE = 1024

/** The drawn code as the text of a file of its own. */
const fileOf = (svg: SVGSVGElement): string => {
  const copy = svg.cloneNode(true)
  if (copy instanceof SVGSVGElement) copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}

/** Saves the code as SVG. @param name of the file */
function saveQrSvg(svg: SVGSVGElement, name: string): void {
  saveFile(new Blob([fileOf(svg)], { type: 'image/svg+xml' }), name)
}

/** Saves the code as PNG; false where the browser cannot draw it. @param name of the file */
async function saveQrPng(svg: SVGSVGElement, name: string): Promise<boolean> {
  const canvas = document.createElement('canvas')
  canvas.width = EDGE
  canvas.height = EDGE
  const context = canvas.getContext('2d')
  const image = new Image(EDGE, EDGE)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(fileOf(svg))}`
  try {
    await image.decode()
  } catch {
    return false
  }
  if (!context) return false
  // Modules stay square: no smoothing between black and white.
  context.imageSmoothingEnabled = false
  context.drawImage(image, 0, 0, EDGE, EDGE)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) return false
  saveFile(blob, name)
  return true
}

export interface QrCodeProps {
  /** Whose code it is. */
  station: Pick<Station, 'pk' | 'name' | 'id'>
  /** What the code encodes, or why there is none. */
  link: DeepLink
  /** The name of a saved picture. */
  fileName: (extension: 'svg' | 'png') => string
}

const SIZE = 144
/** Modules of quiet around the code; a reader needs four. */
const QUIET = 4

const Figure = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  margin: 0;

  & svg {
    max-inline-size: 100%;
  }
`
const Label = styled.figcaption`
  font-weight: ${theme.font.weight.semibold};
  ${tabularNumbers}
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
`

/** A station's QR code with its label, to save as a file and to print; without a code, the label and the reason (STN-016 to STN-019). */
export function QrCode({ station, link, fileName }: QrCodeProps) {
  const t = useText('station-list')
  const svg = useRef<SVGSVGElement>(null)
  const [hasFailed, setFailed] = useState(false)
  /** Which print this is; 0: none. */
  const [print, setPrint] = useState(0)
  const label = stationLabel(station.pk)
  const png = async () => {
    if (svg.current) setFailed(!(await saveQrPng(svg.current, fileName('png'))))
  }
  return (
    <Panel title={t('qr.title')} level={3}>
      <Figure>
        {link.kind === 'link' && (
          <QRCodeSVG
            ref={svg}
            value={link.url}
            size={SIZE}
            level="M"
            marginSize={QUIET}
            title={t('qr.image', { label })}
          />
        )}
        <Label>{label}</Label>
        {link.kind === 'link' ? (
          <Actions>
            <Button
              size="small"
              icon={<Download aria-hidden="true" />}
              onClick={() => {
                if (svg.current) saveQrSvg(svg.current, fileName('svg'))
              }}
            >
              {t('qr.svg')}
            </Button>
            <Button size="small" icon={<Download aria-hidden="true" />} onClick={() => void png()}>
              {t('qr.png')}
            </Button>
            <Button
              size="small"
              icon={<Printer aria-hidden="true" />}
              onClick={() => setPrint((now) => now + 1)}
            >
              {t('qr.print')}
            </Button>
          </Actions>
        ) : (
          <Muted as="p">{t(`qr.${link.why}`)}</Muted>
        )}
        {print > 0 && link.kind === 'link' && (
          <QrSheet
            key={print}
            url={link.url}
            label={label}
            name={station.name}
            id={station.id}
            onDone={() => setPrint(0)}
          />
        )}
        {hasFailed && (
          <Muted as="p" role="alert">
            {t('qr.failed')}
          </Muted>
        )}
      </Figure>
    </Panel>
  )
}
