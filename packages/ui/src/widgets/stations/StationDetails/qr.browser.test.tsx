import { stationRowFixture } from '@corrente/domain/fixtures'
import { deepLinkOf } from '@corrente/domain/stations'
import decode from 'jsqr'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../testing/index.ts'
import { QrCode } from './QrCode.tsx'

let unmount: () => void = () => undefined
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

const STATION = stationRowFixture({ pk: 12, id: 'IPE-12', name: 'Praça XV', uuid: 'a1b2-ç/&?' })
const URL_OF = 'https://app.example.com/?chargeBoxPk=12&uuid=a1b2-%C3%A7%2F%26%3F'

const draw = () => {
  const rendered = renderWithProviders(
    <QrCode
      station={STATION}
      link={deepLinkOf(STATION, 'app.example.com')}
      fileName={(extension) => `move-qr-000012-2026-03-14.${extension}`}
    />,
  )
  unmount = rendered.unmount
  return rendered.container
}

/** What a scanner reads of a picture. */
const scan = async (picture: Blob): Promise<string | undefined> => {
  const image = new Image()
  image.src = URL.createObjectURL(picture)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 400
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0, 400, 400)
  return decode(context.getImageData(0, 0, 400, 400).data, 400, 400)?.data
}

/** The browser turns a canvas into a file when it has nothing else to do, on a busy machine after a second or more. */
const IN_TIME = { timeout: 20_000 }

/** The file that a press of the button saves. */
const saved = async (container: Element, words: string) => {
  const links: HTMLAnchorElement[] = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:kept'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this)
  })
  for (const button of container.querySelectorAll('button')) if (button.textContent === words) button.click()
  await vi.waitFor(() => expect(links).toHaveLength(1), IN_TIME)
  vi.restoreAllMocks()
  const [blob] = blobs
  if (!blob) throw new Error('nothing was saved')
  return { blob, name: links[0]?.download }
}

test.each([
  ['Baixar SVG', 'svg', 'image/svg+xml'],
  ['Baixar PNG', 'png', 'image/png'],
])('STN-016 STN-017 %s saves a code that scans to the deep link', async (words, ending, type) => {
  const { blob, name } = await saved(draw(), words)
  expect([name, blob.type]).toEqual([`move-qr-000012-2026-03-14.${ending}`, type])
  expect(await scan(blob)).toBe(URL_OF)
})

test('STN-018 the sheet is printed once a press, with name, label and id, and leaves when it is', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const container = draw()
  const press = () => {
    for (const button of container.querySelectorAll('button'))
      if (button.textContent === 'Imprimir') button.click()
  }
  const sheet = () => document.querySelector('[data-print-sheet]')
  press()
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), IN_TIME)
  expect(sheet()?.textContent).toContain('Praça XV')
  expect(sheet()?.textContent).toContain('000012IPE-12')
  // On the screen it is not there.
  expect(sheet()?.checkVisibility()).toBe(false)
  window.dispatchEvent(new Event('afterprint'))
  await vi.waitFor(() => expect(sheet()).toBeNull(), IN_TIME)
  press()
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(2), IN_TIME)
})
