import { textureOf } from './parts/textures.tsx'

const PAD = 24
const LINE = 22
/** Image pixels per CSS pixel. */
const RATIO = 2
/** What a chart is painted with; an image on its own knows no custom properties. */
const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font', 'color', 'visibility']

/** One line below the picture. */
export interface PngLegend {
  readonly text: string
  /** A CSS colour or `var(--…)`. */
  readonly color: string
  /** Position of its series: the square then carries that series' texture. Default: plain. */
  readonly series?: number | undefined
}

export interface PngOptions {
  /** The drawn chart. */
  readonly svg: SVGSVGElement
  readonly title: string
  /** Below the title, small: what the chart is of. Default: nothing. */
  readonly lines?: readonly string[]
  readonly legend: readonly PngLegend[]
}

const dataUrl = (svg: SVGSVGElement): string => {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const from = [svg, ...svg.querySelectorAll<SVGElement>('*')]
  const into = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  for (const [i, element] of from.entries()) {
    const computed = getComputedStyle(element)
    for (const property of PAINT) into[i]?.style.setProperty(property, computed.getPropertyValue(property))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
}

/**
 * A chart with its title and legend as a PNG, on the surface colour that it stands on.
 * @returns undefined where the browser gives no canvas or cannot draw the picture.
 */
export async function drawPng({ svg, title, lines = [], legend }: PngOptions): Promise<Blob | undefined> {
  const { width, height } = svg.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = (Math.max(width, 240) + 2 * PAD) * RATIO
  const head = PAD + LINE * (1 + lines.length) + 8
  canvas.height = (height + head + PAD + LINE * legend.length) * RATIO
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const styles = getComputedStyle(svg)
  const resolve = (color: string) => {
    const name = /^var\((--[\w-]+)\)$/.exec(color)?.[1]
    return name ? styles.getPropertyValue(name) : color
  }
  const image = new Image()
  image.src = dataUrl(svg)
  try {
    await image.decode()
  } catch {
    return undefined
  }
  context.scale(RATIO, RATIO)
  context.fillStyle = resolve('var(--bg-surface)')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = resolve('var(--fg-default)')
  context.textBaseline = 'middle'
  context.font = `600 14px ${styles.fontFamily}`
  context.fillText(title, PAD, PAD + LINE / 2)
  context.drawImage(image, PAD, head, width, height)
  context.font = `12px ${styles.fontFamily}`
  for (const [i, line] of lines.entries()) context.fillText(line, PAD, PAD + LINE * (i + 1.5))
  for (const [i, { text, color, series = 0 }] of legend.entries()) {
    const y = head + height + LINE * (i + 0.7)
    context.fillStyle = resolve(color)
    context.fillRect(PAD, y - 5, 10, 10)
    const texture = textureOf(series)
    if (texture) {
      context.save()
      context.beginPath()
      context.rect(PAD, y - 5, 10, 10)
      context.clip()
      context.translate(PAD, y - 5)
      context.strokeStyle = resolve('var(--bg-surface)')
      context.stroke(new Path2D(texture))
      context.restore()
    }
    context.fillStyle = resolve('var(--fg-default)')
    context.fillText(text, PAD + 18, y)
  }
  return await new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'))
}
