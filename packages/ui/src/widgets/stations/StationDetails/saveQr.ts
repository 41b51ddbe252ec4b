import { saveFile } from '../../../foundations/index.ts'

/** Edge of the saved picture, pixels: sharp on a sticker of 8 cm at 300 dpi. */
const EDGE = 1024

/** The drawn code as the text of a file of its own. */
const fileOf = (svg: SVGSVGElement): string => {
  const copy = svg.cloneNode(true)
  if (copy instanceof SVGSVGElement) copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}

/** Saves the code as SVG. @param name of the file */
export function saveQrSvg(svg: SVGSVGElement, name: string): void {
  saveFile(new Blob([fileOf(svg)], { type: 'image/svg+xml' }), name)
}

/** Saves the code as PNG; false where the browser cannot draw it. @param name of the file */
export async function saveQrPng(svg: SVGSVGElement, name: string): Promise<boolean> {
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
