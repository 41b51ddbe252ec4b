import { z } from '@corrente/domain/wire'
import type { Sandbox } from '@corrente/sandbox'
import type { Locator } from '@playwright/test'
import { answerWith, HOME_CALLS, homeScreen, type LegendWord } from './home.ts'
import { ask } from './network.ts'
import { expect, type Page } from './test.ts'

/** A place on the earth, degrees. */
export interface Place {
  readonly lat: number
  readonly lng: number
}

/** Where the map of the default tenant opens. */
export const SAO_PAULO: Place = { lat: -23.5505, lng: -46.6333 }

const EARTH_M = 40_075_016.686
/** The map's tiles are 512 px wide. */
const WORLD_PX = 512

/** The zoom that the scale bar tells: its length in metres against its length in pixels. */
export const shownZoom = async (page: Page, { lat }: Place): Promise<number> => {
  const bar = page.getByRole('img', { name: /^Escal[ae]: / })
  const text = (await bar.getAttribute('aria-label')) ?? ''
  const read = /([\d.,]+)\s*(km|m)$/.exec(text)
  const metres = Number(read?.[1]?.replace('.', '').replace(',', '.')) * (read?.[2] === 'km' ? 1000 : 1)
  const pixels = await bar.evaluate((element) => Number.parseFloat(element.style.getPropertyValue('--width')))
  return Math.log2((EARTH_M * Math.cos((lat * Math.PI) / 180)) / (WORLD_PX * (metres / pixels)))
}

/** Where a place lies on the screen while the map shows `centre` in its middle at a zoom. */
export const pixelOf = async (
  canvas: Locator,
  place: Place,
  centre: Place,
  zoom: number,
): Promise<{ x: number; y: number }> => {
  await canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await canvas.boundingBox()
  if (box === null) throw new Error('the map is not on the page')
  const world = WORLD_PX * 2 ** zoom
  const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)
  return {
    x: box.x + box.width / 2 + ((place.lng - centre.lng) / 360) * world,
    y: box.y + box.height / 2 - (mercator(place.lat) - mercator(centre.lat)) * world,
  }
}

/** Waits until the map is drawn: its code is the product's largest file, and drawing without a GPU is slow. */
export const expectMap = (page: Page): Promise<void> =>
  expect(page.getByRole('img', { name: /^Escal[ae]: / })).toBeVisible({ timeout: 30_000 })

export type Rgb = readonly [number, number, number]

/** The colour of an element's `property` as red, green and blue, whatever notation the skin uses. */
const colourOf = (element: Locator, property: 'fill' | 'color'): Promise<Rgb> =>
  element.evaluate((node, name) => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = getComputedStyle(node)[name]
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue] as const
  }, property)

/** The colour that the legend gives a word. */
export const legendColour = (page: Page, word: LegendWord): Promise<Rgb> =>
  colourOf(homeScreen(page).legendItem(word).locator('svg'), 'color')

/** The colour of the mark of the selected station. */
export const selectedColour = (page: Page): Promise<Rgb> =>
  colourOf(homeScreen(page).selectedMark.locator('path'), 'fill')

/** Pixels around a mark that are looked at: marks are 24 wide. */
const REACH = 14

/**
 * How many pixels around each spot have each of the colours, as painted on the screen now: one picture for all.
 * @returns one list per spot, in the order of the colours
 */
export const pixelsOf = async (
  page: Page,
  spots: readonly { readonly x: number; readonly y: number }[],
  colours: readonly Rgb[],
): Promise<number[][]> => {
  const picture = (await page.screenshot()).toString('base64')
  return page.evaluate(
    async ({ source, places, wanted, reach }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(image, 0, 0)
      return places.map(({ x, y }) => {
        const { data } = context.getImageData(x - reach, y - reach, 2 * reach, 2 * reach)
        return wanted.map((colour) => {
          let found = 0
          for (let i = 0; i < data.length; i += 4)
            if (colour.every((part, channel) => Math.abs((data[i + channel] ?? 0) - part) <= 10)) found++
          return found
        })
      })
    },
    {
      source: picture,
      places: spots.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
      wanted: colours.map((colour) => [...colour]),
      reach: REACH,
    },
  )
}

/** Hue in degrees and saturation 0-1 of a colour. */
export const hueOf = ([red, green, blue]: Rgb): { hue: number; saturation: number; lightness: number } => {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const most = Math.max(r, g, b)
  const least = Math.min(r, g, b)
  const span = most - least
  const lightness = (most + least) / 2
  if (span === 0) return { hue: 0, saturation: 0, lightness }
  const sector = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4
  return { hue: sector * 60, saturation: span / (1 - Math.abs(2 * lightness - 1)), lightness }
}

const listSchema = z.looseObject({ chargePointList: z.array(z.looseObject({ chargeBoxId: z.string() })) })

/** From now on a station is the only one, as the server has it, and stands where the map opens. */
export const standAlone = async (sandbox: Sandbox, id: string): Promise<void> => {
  const body = listSchema.parse(await ask(sandbox, `${HOME_CALLS.stations}?originType=MOVE`))
  const chargePointList = body.chargePointList
    .filter(({ chargeBoxId }) => chargeBoxId === id)
    .map((station) => ({ ...station, locationLatitude: SAO_PAULO.lat, locationLongitude: SAO_PAULO.lng }))
  answerWith(sandbox, 'stations', { ...body, chargePointList })
}

/** Waits until the mark of a station that stands alone is drawn. @returns what is pressed there: the middle of the map */
export const loneMark = async (page: Page, word: LegendWord): Promise<Locator> => {
  await expectMap(page)
  const map = page.locator('canvas').first()
  const colour = await legendColour(page, word)
  await expect
    .poll(async () => {
      const spot = await pixelOf(map, SAO_PAULO, SAO_PAULO, 10)
      return (await pixelsOf(page, [spot], [colour]))[0]?.[0]
    })
    .toBeGreaterThan(25)
  return map
}
