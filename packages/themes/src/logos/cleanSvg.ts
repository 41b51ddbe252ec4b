import { SvgFault } from './fault.ts'

const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']
/** Elements that a shape refers to and that draw nothing where they stand. */
const REFERRED = ['linearGradient', 'radialGradient', 'clipPath', 'mask']
/** Elements that a logo may be drawn with; everything else is taken out, with all that it holds. */
const ELEMENTS = new Set(['svg', 'title', 'g', 'defs', 'stop', ...REFERRED, ...SHAPES])
const DRAWING = new Set(SHAPES)

/** What of a `style` attribute can be said as an attribute. */
const PAINTS = new Set([
  ...['fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-opacity', 'stroke-dasharray', 'stroke-dashoffset', 'opacity'],
  ...['stop-color', 'stop-opacity', 'clip-path', 'clip-rule', 'mask'],
])
/** Attributes of shape and paint; handlers, styles, classes, links and editors' own notes are not among them. */
const ATTRIBUTES = new Set([
  ...['id', 'role', 'aria-label', 'transform', 'viewBox', 'width', 'height', 'd', 'points'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr'],
  ...['offset', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  ...['clipPathUnits', 'maskUnits', 'maskContentUnits', 'mask-type'],
  ...PAINTS,
])

/** A reference to another part of the image, as `resolveSvg` writes it. */
const LOCAL = /^url\(#([\w-]+)\)$/

/** An element with what it holds. */
export interface SvgElement {
  name: string
  attributes: Map<string, string>
  children: SvgElement[]
  /** Only of `title`. */
  text: string
}

/** A clean image, and the names of what was taken out of it. */
export interface CleanSvg {
  root: SvgElement
  removed: readonly string[]
}

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<![^>[]*(?:\[[\s\S]*?\])?[^>]*>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+|</g

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Entities of XML and numbers; one that a document made up is left as it stands, so that it stays plain text. */
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined
    if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    return ENTITIES[String(name)] ?? all
  })

/** Attributes of one tag that may stay, `style` taken apart into them. */
function attributesOf(text: string, removed: Set<string>): Map<string, string> {
  const kept = new Map<string, string>()
  const put = (name: string, value: string): void => {
    // Nothing is fetched: an address is that of another part of the image, or goes.
    const isSafe = LOCAL.test(value) || !/url\s*\(|javascript:|expression\s*\(|@import/i.test(value)
    if (ATTRIBUTES.has(name) && isSafe) kept.set(name, value)
    else removed.add(name)
  }
  for (const [, name = '', double, single] of text.matchAll(
    /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const value = decoded(double ?? single ?? '').trim()
    if (name === 'xmlns') continue
    if (name !== 'style') {
      put(name, value)
      continue
    }
    for (const declaration of value.split(';')) {
      const [property = '', ...rest] = declaration.split(':')
      if (PAINTS.has(property.trim())) put(property.trim(), rest.join(':').trim())
      else if (property.trim() !== '') removed.add(`style ${property.trim()}`)
    }
  }
  return kept
}

/** Whether an element stands for others to refer to it, with all that it holds. */
export const isReferred = ({ name }: SvgElement): boolean => name === 'defs' || REFERRED.includes(name)

const holdsDrawing = (element: SvgElement): boolean =>
  !isReferred(element) && (DRAWING.has(element.name) || element.children.some(holdsDrawing))

/** Every element of an image, itself first. */
export function* elementsOf(root: SvgElement): Generator<SvgElement> {
  yield root
  for (const child of root.children) yield* elementsOf(child)
}

/** References to what is not, or is no longer, in the image. */
function dropDangling(root: SvgElement, removed: Set<string>): void {
  const ids = new Set([...elementsOf(root)].flatMap(({ attributes }) => attributes.get('id') ?? []))
  for (const { attributes } of elementsOf(root))
    for (const [name, value] of attributes) {
      const id = LOCAL.exec(value)?.[1]
      if (id === undefined || ids.has(id)) continue
      attributes.delete(name)
      removed.add(name)
    }
}

/** The element that `url(#id)` means. */
export const referredBy = (root: SvgElement, value: string): SvgElement | undefined => {
  const id = LOCAL.exec(value)?.[1]
  return id === undefined ? undefined : elementsOf(root).find(({ attributes }) => attributes.get('id') === id)
}

/**
 * Reads an SVG and keeps its drawing alone: no script, no handler, no style sheet, nothing fetched, nothing but shapes.
 * The `viewBox` stays, or is made of width and height. Throws an `SvgFault` on what is no SVG, draws nothing, or cannot
 * be drawn without what had to go (text, style sheets).
 */
export function cleanSvg(source: string): CleanSvg {
  const removed = new Set<string>()
  const open: SvgElement[] = []
  /** Names of the open elements that are left out. */
  const skipped: string[] = []
  let root: SvgElement | undefined
  for (const match of source.replace(/^\uFEFF/, '').matchAll(TOKEN)) {
    const [token, closing, name, attributes = '', selfClosing] = match
    if (name === undefined) {
      if (token === '<') throw new SvgFault(`The logo is no SVG: character ${match.index + 1} opens no tag.`)
      if (token.startsWith('<![CDATA[') || !token.startsWith('<')) {
        const here = open.at(-1)
        if (skipped.length === 0 && here?.name === 'title') here.text += decoded(token)
        else if (open.length === 0 && token.trim() !== '') throw new SvgFault('The logo is no SVG.')
      }
      continue
    }
    if (closing === '/') {
      const expected = skipped.length > 0 ? skipped.pop() : open.pop()?.name
      if (expected !== name)
        throw new SvgFault(`The logo is no SVG: </${name}> closes ${expected ?? 'nothing'}.`)
      continue
    }
    if (root === undefined && name !== 'svg')
      throw new SvgFault(`The logo is no SVG: it begins with <${name}>.`)
    if (root !== undefined && open.length === 0) throw new SvgFault('The logo is no SVG: it has two roots.')
    if (name === 'text' || name === 'tspan')
      throw new SvgFault('The logo holds text, which needs a typeface: turn letters into paths first.')
    if (name === 'image')
      throw new SvgFault(
        'The logo holds a picture made of pixels, which cannot take colours: export it as shapes.',
      )
    if (name === 'style')
      throw new SvgFault('The logo holds a style sheet: export it with presentation attributes instead.')
    const isKept = skipped.length === 0 && ELEMENTS.has(name) && (name === 'svg') === (root === undefined)
    if (!isKept) {
      if (skipped.length === 0) removed.add(`<${name}>`)
      if (selfClosing !== '/') skipped.push(name)
      continue
    }
    const element: SvgElement = {
      name,
      attributes: attributesOf(attributes, removed),
      children: [],
      text: '',
    }
    root ??= element
    open.at(-1)?.children.push(element)
    if (selfClosing !== '/') open.push(element)
  }
  if (root === undefined) throw new SvgFault('The logo is no SVG.')
  if (open.length > 0 || skipped.length > 0)
    throw new SvgFault(`The logo is no SVG: <${skipped.at(-1) ?? open.at(-1)?.name}> is never closed.`)
  dropDangling(root, removed)
  if (!holdsDrawing(root)) throw new SvgFault('The logo draws nothing.')
  frame(root)
  return { root, removed: [...removed].toSorted() }
}

/** Sees to the `viewBox` (at most eight times as wide as high), and makes the image 32 high: the height of a header's row. */
export function frame(root: SvgElement): void {
  const size = (name: string): number => Number.parseFloat(root.attributes.get(name) ?? '')
  const box = root.attributes.get('viewBox') ?? `0 0 ${size('width')} ${size('height')}`
  const [x, y, width = 0, height = 0, more] = box.split(/[\s,]+/).map(Number)
  if (more !== undefined || ![x, y, width, height].every(Number.isFinite) || width <= 0 || height <= 0)
    throw new SvgFault('The logo has neither a viewBox nor a width and a height.')
  if (width / height > 8)
    throw new SvgFault(`The logo is ${(width / height).toFixed(1)} times as wide as high; 8 is the most.`)
  root.attributes.set('viewBox', [x, y, width, height].join(' '))
  root.attributes.set('width', String(Math.round((32 * width) / height)))
  root.attributes.set('height', '32')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Writes an image, one element a line. */
export function writeSvg(root: SvgElement): string {
  const write = ({ name, attributes, children, text }: SvgElement, indent: string): string => {
    const tag = [name, ...[...attributes].map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
    if (name === 'title') return `${indent}<title>${escaped(text.trim())}</title>\n`
    if (children.length === 0) return `${indent}<${tag}/>\n`
    return `${indent}<${tag}>\n${children.map((child) => write(child, `${indent}  `)).join('')}${indent}</${name}>\n`
  }
  return write(
    { ...root, attributes: new Map([['xmlns', 'http://www.w3.org/2000/svg'], ...root.attributes]) },
    '',
  )
}
