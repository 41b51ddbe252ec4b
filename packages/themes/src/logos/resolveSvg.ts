import { type CustomPlugin, optimize, type XastChild, type XastElement, type XastRoot } from 'svgo/browser'
import { SvgFault } from './fault.ts'

/** Most elements of an image once every `<use>` is drawn out; a logo has some hundreds. */
const MOST_ELEMENTS = 4000
const MOST_DEPTH = 40

type Parent = XastRoot | XastElement

const isElement = (node: XastChild): node is XastElement => node.type === 'element'
const hrefOf = ({ attributes }: XastElement): string | undefined =>
  (attributes.href ?? attributes['xlink:href'])?.trim()
const idIn = (text: string | undefined): string | undefined => /^#(.+)$/.exec(text ?? '')?.[1]
const urlIn = (text: string | undefined): string | undefined =>
  /^url\(\s*['"]?#([^'")]+)['"]?\s*\)$/.exec(text?.trim() ?? '')?.[1]
const numberOf = (text: string | undefined): number | undefined => {
  const value = Number.parseFloat(text ?? '')
  return Number.isFinite(value) && !text?.trim().endsWith('%') ? value : undefined
}

/** The size that something is asked to have; what is not said is undefined. */
interface Size {
  width?: number | undefined
  height?: number | undefined
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const boxOf = (text: string | undefined): Box | undefined => {
  const [x, y, width, height] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return x !== undefined && y !== undefined && width && height && [x, y, width, height].every(Number.isFinite)
    ? { x, y, width, height }
    : undefined
}

function* elementsIn(parent: Parent): Generator<XastElement> {
  for (const child of parent.children)
    if (isElement(child)) {
      yield child
      yield* elementsIn(child)
    }
}

const group = (attributes: Record<string, string>, children: XastChild[]): XastElement => ({
  type: 'element',
  name: 'g',
  attributes,
  children,
})

/** What brings a symbol, or an image within the image, to its place: its `viewBox` fitted into its size. */
function fitted({ attributes }: XastElement, size: Size, frame: Box): string {
  const box = boxOf(attributes.viewBox)
  const width = size.width ?? numberOf(attributes.width) ?? frame.width
  const height = size.height ?? numberOf(attributes.height) ?? frame.height
  if (!box) return ''
  const scale = Math.min(width / box.width, height / box.height)
  const left = (width - box.width * scale) / 2 - box.x * scale
  const top = (height - box.height * scale) / 2 - box.y * scale
  return `translate(${left} ${top}) scale(${scale})`
}

const NOT_INHERITED = new Set([
  'x',
  'y',
  'width',
  'height',
  'viewBox',
  'id',
  'href',
  'xlink:href',
  'transform',
])
const inherited = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !NOT_INHERITED.has(name)))

const placed = (moves: readonly string[]): { transform?: string } => {
  const transform = moves.filter((move) => move !== '').join(' ')
  return transform === '' ? {} : { transform }
}

/** Draws out what an image refers to, so that what is left says itself what it shows. */
class Resolver {
  readonly #byId = new Map<string, XastElement>()
  readonly #frame: Box
  #drawn = 0

  constructor(root: XastRoot) {
    for (const element of elementsIn(root))
      if (element.attributes.id && !this.#byId.has(element.attributes.id))
        this.#byId.set(element.attributes.id, element)
    const svg = root.children.find(isElement)
    const { viewBox, width, height } = svg?.attributes ?? {}
    this.#frame = boxOf(viewBox) ?? {
      x: 0,
      y: 0,
      width: numberOf(width) ?? 100,
      height: numberOf(height) ?? 100,
    }
  }

  /** The children of an element as they are drawn; `color` is what `currentColor` means there. */
  children(parent: Parent, color: string | undefined, depth: number): XastChild[] {
    if (depth > MOST_DEPTH) throw new SvgFault('The logo refers to itself, or is nested too deeply.')
    return parent.children.flatMap((child): XastChild[] =>
      isElement(child) ? this.#element(child, color, depth) : [child],
    )
  }

  #element(element: XastElement, outer: string | undefined, depth: number): XastElement[] {
    if (++this.#drawn > MOST_ELEMENTS)
      throw new SvgFault('The logo draws too many shapes: trace it with fewer.')
    const { name, attributes } = element
    if (attributes.display === 'none' || attributes.visibility === 'hidden') return []
    if (name === 'image')
      throw new SvgFault(
        'The logo holds a picture made of pixels, which cannot take colours: export it as shapes.',
      )
    const color = attributes.color ?? outer
    const children = () => this.children(element, color, depth + 1)
    if (name === 'use') return this.#use(element, color, depth)
    if (name === 'clipPath') return [{ ...element, children: this.#cuts(element, color, depth) }]
    if (name === 'symbol') return []
    if (name === 'switch') return [group(this.#own(attributes, color), this.#chosen(element, color, depth))]
    if (name === 'a') return [group(this.#own(attributes, color), children())]
    if (name === 'svg' && depth > 0) return [this.#framed(element, {}, color, depth)]
    if (name.endsWith('Gradient')) return [this.#gradient(element)]
    return [{ ...element, attributes: this.#own(attributes, color), children: children() }]
  }

  /** Illustrator puts its own file beside the drawing: the drawing is the group. */
  #chosen(element: XastElement, color: string | undefined, depth: number): XastElement[] {
    const drawn = element.children.filter(isElement).find(({ name }) => name !== 'foreignObject')
    return drawn ? this.#element(drawn, color, depth + 1) : []
  }

  #use(element: XastElement, color: string | undefined, depth: number): XastElement[] {
    const { attributes } = element
    const meant = this.#byId.get(idIn(hrefOf(element)) ?? '')
    if (!meant) return []
    const own = this.#own(inherited(attributes), color)
    const x = numberOf(attributes.x) ?? 0
    const y = numberOf(attributes.y) ?? 0
    const moves = [attributes.transform ?? '', x === 0 && y === 0 ? '' : `translate(${x} ${y})`]
    const size = { width: numberOf(attributes.width), height: numberOf(attributes.height) }
    const drawn =
      meant.name === 'symbol' || meant.name === 'svg'
        ? [this.#framed(meant, size, attributes.color ?? color, depth + 1)]
        : this.#element(meant, attributes.color ?? color, depth + 1)
    return [group({ ...own, ...placed(moves) }, drawn)]
  }

  /** A clip path holds shapes, and no group: what it refers to is put in its place. */
  #cuts(element: XastElement, color: string | undefined, depth: number): XastElement[] {
    return element.children.filter(isElement).flatMap((child) => {
      const drawn = this.#element(child, color, depth + 1)
      if (child.name !== 'use') return drawn
      return drawn.flatMap(({ attributes: { transform = '', ...own }, children }) =>
        children.filter(isElement).map((shape) => ({
          ...shape,
          attributes: {
            ...own,
            ...shape.attributes,
            ...placed([transform, shape.attributes.transform ?? '']),
          },
        })),
      )
    })
  }

  #framed(element: XastElement, size: Size, color: string | undefined, depth: number): XastElement {
    const { attributes } = element
    const x = element.name === 'svg' ? (numberOf(attributes.x) ?? 0) : 0
    const y = element.name === 'svg' ? (numberOf(attributes.y) ?? 0) : 0
    const moves = [
      attributes.transform ?? '',
      x === 0 && y === 0 ? '' : `translate(${x} ${y})`,
      fitted(element, size, this.#frame),
    ]
    return group(
      { ...this.#own(inherited(attributes), color), ...placed(moves) },
      this.children(element, attributes.color ?? color, depth + 1),
    )
  }

  /** A gradient may take its stops and its direction from another one. */
  #gradient(element: XastElement, seen: readonly XastElement[] = []): XastElement {
    const { href: _, 'xlink:href': __, ...own } = element.attributes
    const base = this.#byId.get(idIn(hrefOf(element)) ?? '')
    if (!base?.name.endsWith('Gradient') || seen.includes(base)) return { ...element, attributes: own }
    const { attributes, children } = this.#gradient(base, [...seen, element])
    const { id: ___, ...given } = attributes
    const stops = element.children.some(isElement) ? element.children : children
    return { ...element, attributes: { ...given, ...own }, children: stops }
  }

  /** Attributes with the colour that holds in them, and without a frame that cuts nothing. */
  #own(attributes: Record<string, string>, color: string | undefined): Record<string, string> {
    return Object.fromEntries(
      Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
        if (name === 'color') return []
        if ((name === 'clip-path' || name === 'mask') && this.#isFrame(urlIn(value))) return []
        const isColor = name === 'fill' || name === 'stroke' || name === 'stop-color'
        return [
          [name, isColor && color !== undefined && value.toLowerCase() === 'currentcolor' ? color : value],
        ]
      }),
    )
  }

  /** Whether a clip path or mask is the image's own rectangle, as Figma and Penpot write it. */
  #isFrame(id: string | undefined): boolean {
    const [only, more] = this.#byId.get(id ?? '')?.children.filter(isElement) ?? []
    if (only?.name !== 'rect' || more || only.attributes.transform || only.attributes.rx) return false
    const { x, y, width, height } = only.attributes
    const [left, top] = [numberOf(x) ?? 0, numberOf(y) ?? 0]
    const frame = this.#frame
    return (
      left <= frame.x &&
      top <= frame.y &&
      left + (numberOf(width) ?? 0) >= frame.x + frame.width &&
      top + (numberOf(height) ?? 0) >= frame.y + frame.height
    )
  }
}

/** Rules that no element of the image matches draw nothing; anything else of a style sheet cannot be said by attributes. */
function dropStyles(root: XastRoot): void {
  const drop = (parent: Parent): void => {
    parent.children = parent.children.filter((child) => !isElement(child) || child.name !== 'style')
    for (const child of parent.children) if (isElement(child)) drop(child)
  }
  for (const element of elementsIn(root)) {
    if (element.name !== 'style') continue
    const text = element.children.map((child) => ('value' in child ? child.value : '')).join('')
    const selectors = text.split('{').map((part) => part.slice(part.lastIndexOf('}') + 1))
    if (text.includes('@') || selectors.slice(0, -1).some((selector) => selector.includes(':')))
      throw new SvgFault(
        'The logo holds a style sheet that no attribute can say: export it with presentation attributes.',
      )
  }
  drop(root)
}

/** Ids by order, and only where something refers to them: two logos in one page would share the editors' `a`. */
function renameIds(root: XastRoot): void {
  const used = new Map<string, string>()
  for (const { attributes } of elementsIn(root))
    for (const value of Object.values(attributes)) {
      const id = urlIn(value)
      if (id !== undefined && !used.has(id)) used.set(id, `p${used.size + 1}`)
    }
  for (const element of elementsIn(root))
    for (const [name, value] of Object.entries(element.attributes)) {
      const [id, own] = [urlIn(value), name === 'id' ? used.get(value) : undefined]
      if (id !== undefined) element.attributes[name] = `url(#${used.get(id)})`
      else if (own !== undefined) element.attributes.id = own
      else if (name === 'id') delete element.attributes.id
    }
}

const resolve: CustomPlugin = {
  name: 'resolve',
  fn: (root) => {
    dropStyles(root)
    root.children = new Resolver(root).children(root, undefined, 0)
    renameIds(root)
    return null
  },
}

/**
 * An SVG whose drawing says itself what it shows: style sheets become attributes, `<use>` and `<symbol>` are drawn out,
 * links and switches are groups, hidden shapes go, gradients have their own stops. Nothing is judged to be safe here: that
 * is `cleanSvg`.
 * @throws SvgFault where that cannot be done: pixels, media queries, references without an end
 */
export function resolveSvg(source: string): string {
  try {
    return optimize(source, {
      plugins: [
        { name: 'inlineStyles', params: { onlyMatchedOnce: false, useMqs: [''], usePseudos: [''] } },
        'convertStyleToAttrs',
        resolve,
      ],
    }).data
  } catch (cause) {
    if (cause instanceof SvgFault) throw cause
    // What is no SVG is told by whoever cleans it, in words.
    return source
  }
}
