/** Largest logo in characters: a drawn one has some thousand, a traced photograph millions. */
const LIMIT = 60_000

const GONE =
  'script, style, foreignObject, image, use, a, animate, animateMotion, animateTransform, set, iframe, metadata'

/** A logo read from a file: its clean text and what was taken out, or why it cannot be taken. */
export type LogoFile =
  | { kind: 'clean'; svg: string; removed: readonly string[] }
  | { kind: 'refused'; why: string }

const isUnsafe = ({ name, value }: Attr): boolean =>
  /^on/i.test(name) || /(^|:)(href|src)$/i.test(name) || /javascript:|url\(\s*['"]?(?!#)/i.test(value)

/** Reads an SVG and keeps its drawing alone: no script, no handler, nothing fetched. */
export function readLogo(text: string): LogoFile {
  if (text.length > LIMIT)
    return { kind: 'refused', why: 'The file is too large for a drawing: 60 kB at most.' }
  const page = new DOMParser().parseFromString(text, 'image/svg+xml')
  const root = page.documentElement
  if (page.querySelector('parsererror') || root.localName !== 'svg')
    return { kind: 'refused', why: 'The file is no SVG.' }
  if (root.querySelector('text'))
    return { kind: 'refused', why: 'It holds text, which needs a typeface: turn letters into paths first.' }
  const removed = new Set<string>()
  for (const element of root.querySelectorAll(GONE)) {
    removed.add(`<${element.localName}>`)
    element.remove()
  }
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const attribute of [...element.attributes])
      if (isUnsafe(attribute)) {
        removed.add(attribute.name)
        element.removeAttributeNode(attribute)
      }
  if (!root.hasAttribute('viewBox')) {
    const [width, height] = ['width', 'height'].map((name) =>
      Number.parseFloat(root.getAttribute(name) ?? ''),
    )
    if (!width || !height)
      return { kind: 'refused', why: 'It has neither a viewBox nor a width and a height.' }
    root.setAttribute('viewBox', `0 0 ${width} ${height}`)
  }
  if (!root.querySelector('path, rect, circle, ellipse, polygon, polyline, line'))
    return { kind: 'refused', why: 'It draws nothing.' }
  return { kind: 'clean', svg: new XMLSerializer().serializeToString(root), removed: [...removed] }
}

/** A logo with its three colours filled in, as an address for an image. */
export function logoAddress(svg: string, colors: { word: string; mark: string; accent: string }): string {
  const painted = svg
    .replaceAll('currentColor', colors.word)
    .replaceAll('var(--mark)', colors.mark)
    .replaceAll('var(--accent)', colors.accent)
  return `data:image/svg+xml,${encodeURIComponent(painted)}`
}
