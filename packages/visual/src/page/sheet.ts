import type { StoryPicture } from '../capture/storyPicture.ts'
import type { Theme } from '../themes/theme.ts'
import { activeRules } from './cssRules.ts'
import { freezeViewport, thawViewport } from './freezeViewport.ts'
import { mirrorStates } from './mirrorStates.ts'
import { fontsAreHere } from './settle.ts'
import { storyRoots } from './storyRoots.ts'
import { dress, wearImages } from './themes.ts'

const COPY = 'data-visual-popover'

/** What a browser's own style sheet says of `[popover]`, below whatever the page says. */
const OWN_RULES = `@layer visual-popover {
  [${COPY}] {
    position: fixed; inset: 0; width: fit-content; height: fit-content; margin: auto; border: solid;
    padding: .25em; overflow: auto; color: CanvasText; background-color: Canvas;
  }
}`

let sheet: CSSStyleSheet | undefined

function addOwnRules(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(OWN_RULES)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * An open popover stands in the top layer of the whole page; its copy stands in front of its own cell, which is what it
 * is placed in. It has to lose the attribute, or it would not be shown at all.
 */
function layPopovers(pairs: readonly (readonly [HTMLElement, HTMLElement])[]): void {
  const open = pairs.filter(([source]) => source.matches(':popover-open'))
  if (open.length > 0) addOwnRules()
  for (const [, copy] of open) {
    copy.removeAttribute('popover')
    copy.setAttribute(COPY, '')
    copy.style.zIndex = '2147483647'
  }
}

const SHEET = 'visual-sheet'

/** Why this story must be shot live, or '' when copies of it are true pictures. */
export function whyLive(): string {
  const all = [...document.body.querySelectorAll('*')]
  if (document.querySelector('iframe, video, object, embed')) return 'embedded content'
  if (document.querySelector('canvas')) return 'a drawing made by script'
  if (all.some((element) => element.shadowRoot)) return 'a shadow root'
  if (document.querySelector(':modal')) return 'top layer'
  if ([...activeRules()].some(({ rule }) => /url\("?#/.test(rule.cssText))) return 'url(#id) in a style rule'
  return ''
}

/** Shows the story once per theme, in a grid, and hides the original. The window still has the story's own size. */
export function openSheet(themes: readonly Theme[], { width, height }: StoryPicture, columns: number): void {
  mirrorStates()
  freezeViewport()
  const model = copyBody()
  const scrolled = scrolledPlaces()
  const surface = scrollsInRoundCorners() ? SURFACE : ''
  const sheet = document.createElement('div')
  sheet.id = SHEET
  sheet.style.cssText = `position:absolute;inset:0 auto auto 0;display:grid;grid-template-columns:repeat(${columns},${width}px);grid-auto-rows:${height}px;pointer-events:none`
  for (const [i, theme] of themes.entries()) {
    const cell = document.createElement('div')
    dress(cell, theme)
    // Its own layer: curves and text are then drawn alike wherever the cell stands in the sheet.
    cell.style.cssText = `contain:strict;overflow:hidden;background:Canvas;will-change:transform;anchor-scope:all${surface}`
    const copy = copyOf(model)
    ownNames(copy, `--${i}`)
    carryLiveState(document.body, copy)
    layPopovers(pairsOf(document.body, copy, '[popover]'))
    ownIds(copy, `--${i}`)
    wearImages(copy, theme)
    cell.append(copy)
    sheet.append(cell)
  }
  document.documentElement.append(sheet)
  for (const cell of sheet.children) if (cell.firstElementChild) carryScroll(scrolled, cell.firstElementChild)
  for (const element of originals()) element.style.setProperty('opacity', '0', 'important')
}

/**
 * What is hidden behind the sheet, by its opacity: display and visibility would take the story's focus away. An open
 * popover is drawn by the page, whatever its body looks like.
 */
const originals = (): HTMLElement[] => [
  document.body,
  ...document.body.querySelectorAll<HTMLElement>(':popover-open'),
]

/** Fonts and images of the copies are ready; nothing else has to be waited for. */
export async function settleSheet(): Promise<void> {
  await fontsAreHere()
  const images = [...document.querySelectorAll<HTMLImageElement>(`#${SHEET} img`)]
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
}

export function closeSheet(): void {
  document.getElementById(SHEET)?.remove()
  for (const element of originals()) element.style.removeProperty('opacity')
  thawViewport()
}

/** What of an element may be seen: its box, without what the elements around it cut off. */
function seenBox(element: Element, frame: Element): { right: number; bottom: number } {
  let { right, bottom, width, height } = element.getBoundingClientRect()
  // Words for screen readers alone are one pixel, wherever they stand.
  if (width <= 1 || height <= 1) return { right: 0, bottom: 0 }
  for (let around = element.parentElement; around && around !== frame; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    const edge = around.getBoundingClientRect()
    if (overflowX !== 'visible') right = Math.min(right, edge.right)
    if (overflowY !== 'visible') bottom = Math.min(bottom, edge.bottom)
  }
  return { right, bottom }
}

/** Whether more is to be seen than fits in; most hold it all, and are asked nothing else. */
function isCutOff(around: Element, right: number, bottom: number): boolean {
  if (around.scrollWidth <= around.clientWidth && around.scrollHeight <= around.clientHeight) return false
  return [...around.querySelectorAll('body *')].some((element) => {
    const seen = seenBox(element, around)
    return seen.right > right + 1 || seen.bottom > bottom + 1
  })
}

/** Themes, by their place on the sheet, whose cell does not hold all that is to be seen: a picture would cut it. */
export const cutCells = (): number[] =>
  [...(document.getElementById(SHEET)?.children ?? [])].flatMap((cell, i) => {
    const { right, bottom } = cell.getBoundingClientRect()
    return isCutOff(cell, right, bottom) ? [i] : []
  })

/** The same of the story itself, in a window of its picture's size. */
export const isStoryCut = (): boolean => isCutOff(document.documentElement, innerWidth, innerHeight)

function copyOf<E extends HTMLElement>(element: E): HTMLElement {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('A copy of an element is an element.')
  return copy
}

/** A second <body> is legal through the DOM, and every `body` rule styles it. */
function copyBody(): HTMLElement {
  const model = document.body.cloneNode(false)
  if (!(model instanceof HTMLElement)) throw new Error('A copy of a body is an element.')
  model.style.setProperty('box-sizing', 'border-box', 'important')
  model.style.setProperty('min-height', '100%', 'important')
  for (const root of storyRoots(document.body)) model.append(root.cloneNode(true))
  return model
}

/** Radios of one name are one group in the whole page: of all copies, one alone could be checked. */
function ownNames(copy: HTMLElement, suffix: string): void {
  for (const radio of copy.querySelectorAll<HTMLInputElement>('input[type="radio"]')) radio.name += suffix
}

/** Gives each copy its own gradients, masks and symbols: ids that its attributes refer to get a suffix. */
function ownIds(copy: HTMLElement, suffix: string): void {
  const referring = [...copy.querySelectorAll('svg, svg *')]
    .flatMap((element) => [...element.attributes])
    .filter(({ name, value }) => /url\(["']?#/.test(value) || /^(xlink:)?href$/.test(name))
  for (const attribute of referring)
    attribute.value = attribute.value.replace(/#([\w:.-]+)/, (whole, id: string) => {
      const target = copy.querySelector(`[id="${id}"], [id="${id}${suffix}"]`)
      if (!target) return whole
      target.id = `${id}${suffix}`
      return `#${target.id}`
    })
}

/** Elements of the story, each with its copy. */
const pairsOf = <T extends Element>(from: Element, to: Element, selector: string): [T, T][] =>
  storyRoots(from).flatMap((source, i) => {
    const targets = to.children[i]?.querySelectorAll<T>(selector)
    return [...source.querySelectorAll<T>(selector)].flatMap((element, j): [T, T][] => {
      const target = targets?.[j]
      return target ? [[element, target]] : []
    })
  })

/** An element of the story that is scrolled: which one of which of its roots, and how far. */
interface ScrolledPlace {
  root: number
  index: number
  top: number
  left: number
}

/** Read once for all copies, before they are there: a reading lays out all that stands on the page. */
const scrolledPlaces = (): ScrolledPlace[] =>
  storyRoots(document.body).flatMap((source, root) =>
    [...source.querySelectorAll('*')].flatMap(({ scrollTop: top, scrollLeft: left }, index) =>
      top || left ? [{ root, index, top, left }] : [],
    ),
  )

/**
 * What scrolls is a layer of its own, and round corners around it are put over it where it stands on the screen: by a level
 * else at another place of a sheet, so that a run of a few brands would not agree with one of all. A cell that is put
 * together by itself first knows no other place.
 */
const SURFACE = ';filter:brightness(1)'

function scrollsInRoundCorners(): boolean {
  const isCutRound = (element: Element | null): boolean => {
    if (!element) return false
    const { overflowX, borderRadius } = getComputedStyle(element)
    return (overflowX !== 'visible' && !/^(0px ?)+$/.test(borderRadius)) || isCutRound(element.parentElement)
  }
  return storyRoots(document.body)
    .flatMap((root) => [...root.querySelectorAll('*')])
    .some(
      (element) =>
        (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth) &&
        /auto|scroll/.test(getComputedStyle(element).overflow) &&
        isCutRound(element),
    )
}

/** Only what is laid out can be scrolled. */
function carryScroll(places: readonly ScrolledPlace[], copy: Element): void {
  for (const { root, index, top, left } of places)
    copy.children[root]?.querySelectorAll('*')[index]?.scrollTo(left, top)
}

/** What `cloneNode` leaves behind. */
function carryLiveState(from: HTMLElement, to: HTMLElement): void {
  const pairs = <T extends Element>(selector: string) => pairsOf<T>(from, to, selector)
  for (const [a, b] of pairs<HTMLInputElement>('input')) {
    if (a.type !== 'file') b.value = a.value
    b.checked = a.checked
    b.indeterminate = a.indeterminate
  }
  for (const [a, b] of pairs<HTMLTextAreaElement>('textarea')) b.value = a.value
  for (const [a, b] of pairs<HTMLSelectElement>('select')) b.selectedIndex = a.selectedIndex
}
