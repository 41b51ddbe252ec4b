/** Side of a mark's image with its halo, CSS pixels. */
const SIZE = 24
/** Width of the halo that sets the mark off from the map, CSS pixels. */
const HALO = 2
/** Image pixels per CSS pixel. */
export const MARK_RATIO = 2
/** Side of the box that the outlines are drawn in. */
const BOX = 16

/** A mark as pixels for maplibre: filled with a colour, set off from the map by a halo that also fills its holes. */
export function drawMark(
  canvas: HTMLCanvasElement,
  outline: string,
  fill: string,
  halo: string,
): ImageData | undefined {
  const side = SIZE * MARK_RATIO
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  const scale = (side - 2 * HALO * MARK_RATIO) / BOX
  context.setTransform(scale, 0, 0, scale, HALO * MARK_RATIO, HALO * MARK_RATIO)
  const path = new Path2D(outline)
  context.lineJoin = 'round'
  context.lineWidth = (2 * HALO * MARK_RATIO) / scale
  context.strokeStyle = halo
  context.fillStyle = halo
  context.fill(path, 'nonzero')
  context.stroke(path)
  context.fillStyle = fill
  context.fill(path, 'evenodd')
  return context.getImageData(0, 0, side, side)
}
