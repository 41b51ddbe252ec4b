import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LIMITS } from '../config/limits.ts'
import { shortHash } from '../pictures/cells.ts'
import { fewColours, shrunk } from '../pictures/palette.ts'
import type { Picture } from '../pictures/picture.ts'
import { encodePng } from '../pictures/png.ts'

/** Where a cause's pictures go: as they are while there is room, then small, and then nowhere. */
export interface Shelf {
  size: 'large' | 'small'
  /** The picture's address, from the report; undefined when the report is full. One that is there already costs nothing. */
  save(picture: Picture): string | undefined
}

export interface Shelves {
  /** For a story of a cause, by the cause's key. */
  of(cause: string, story: string): Shelf
  /** How many pictures found no room. */
  leftOut(): number
}

/** Stories and bytes (see `LIMITS.report`), and the box of a small picture in pixels. */
type ShelfLimits = Readonly<Record<Exclude<keyof typeof LIMITS.report, 'cellBytes'>, number>>

interface Used {
  stories: Set<string>
  bytes: number
}

/** Empties the report's folder of pictures and fills it, within `limits`. */
export function openShelves(report: string, limits: ShelfLimits): Shelves {
  const folder = join(report, 'pictures')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const causes = new Map<string, Used>()
  const there = new Set<string>()
  let whole = 0
  let all = 0
  let left = 0
  return {
    leftOut: () => left,
    of(cause, story) {
      const used = causes.get(cause) ?? { stories: new Set(), bytes: 0 }
      causes.set(cause, used)
      used.stories.add(story)
      const isLarge =
        used.stories.size <= limits.stories && used.bytes < limits.causeBytes && whole < limits.wholeBytes
      return {
        size: isLarge ? 'large' : 'small',
        save(picture) {
          const png = encodePng(
            isLarge ? picture : fewColours(shrunk(picture, limits.smallWidth, limits.smallHeight)),
          )
          const name = `${shortHash(png)}.png`
          if (!there.has(name)) {
            if (all + png.length > limits.allBytes) {
              left++
              return undefined
            }
            writeFileSync(join(folder, name), png)
            there.add(name)
            all += png.length
            if (isLarge) {
              used.bytes += png.length
              whole += png.length
            }
          }
          return `pictures/${name}`
        },
      }
    },
  }
}
