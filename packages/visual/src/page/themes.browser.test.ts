import { afterEach, beforeAll, expect, test } from 'vitest'
import { configure } from './pageSettings.ts'
import { addStyles, setTheme, themeImages, tokenValues, typefaces } from './themes.ts'

beforeAll(() =>
  configure({
    attributes: { brand: 'data-brand', scheme: 'data-mode' },
    families: ['Slab', 'Round'],
    images: {
      match: '/brands/[a-z]+/(mark|badge)(?:-night)?\\.svg',
      addresses: { day: '/brands/{brand}/$1.svg', night: '/brands/{brand}/$1-night.svg' },
    },
  }),
)
afterEach(() => document.body.replaceChildren())

test('tokens are those of rules that name nothing but a theme; each theme gives them its values', () => {
  const names = addStyles(`
    [data-brand="harbour"][data-mode="day"] { --ground: white; --ink: navy }
    [data-brand="harbour"][data-mode="night"] { --ground: black; --ink: aqua }
    .card { --own: 1px }`)
  expect(names).toEqual(['--ground', '--ink'])
  const themes = ['day', 'night'].map((scheme) => ({ brand: 'harbour', scheme }))
  expect(tokenValues(themes, names)).toEqual([
    ['white', 'navy'],
    ['black', 'aqua'],
  ])
})

test('a page that is dressed says so, and its images are the theme’s; others stay', () => {
  const [mark, other] = ['/brands/harbour/mark.svg', '/other.svg'].map((src) => {
    const image = document.createElement('img')
    image.src = src
    document.body.append(image)
    return image
  })
  expect(themeImages(document)).toEqual([mark])
  setTheme({ brand: 'meadow', scheme: 'night' })
  const { brand, mode } = document.documentElement.dataset
  expect([brand, mode]).toEqual(['meadow', 'night'])
  expect(mark?.getAttribute('src')).toMatch(/\/brands\/meadow\/mark-night\.svg$/)
  setTheme({ brand: 'quarry', scheme: 'day' })
  expect(mark?.getAttribute('src')).toMatch(/\/brands\/quarry\/mark\.svg$/)
  expect(other?.getAttribute('src')).toBe('/other.svg')
})

test('a brand’s typeface is its family with its own faces; a page has those of others as well', () => {
  addStyles(`
    @font-face { font-family: "Slab"; src: url("slab.woff2") }
    @font-face { font-family: "Round"; src: url("round.woff2") }
    [data-brand="quay"], [data-brand="quay"] body { font-family: "Slab", serif }`)
  const [plain, set] = typefaces(['harbour', 'quay'].map((brand) => ({ brand, scheme: 'day' })))
  expect(plain).toBe('')
  expect(set).toContain('slab.woff2')
  expect(set).not.toContain('round.woff2')
})
