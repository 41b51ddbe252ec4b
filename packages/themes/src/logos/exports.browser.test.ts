import { describe, expect, test } from 'vitest'
import { type Skin, skinSchema } from '../contract/index.ts'
import { deriveTokens, logoColors } from '../derive/index.ts'
import { paintSvg, rasterize, takeLogo } from './index.ts'

/** What drawing programs write, in small, and what somebody with bad intent would: drawn the same, or refused. */
const skin: Skin = skinSchema.parse({
  about: 'Orange, for a test of logos.',
  color: { brand: '#f26a1b', accent: '#7a3ff2', neutral: 'brand' },
  chrome: 'light',
  shape: { corners: 'soft', density: 'regular' },
})
const XLINK = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inside: string, more = '') => `<svg ${XLINK} viewBox="0 0 96 32" ${more}>${inside}</svg>`
const TILE = '<path d="M2 2h28v28h-28z" fill="#f26a1b"/>'
const WORD = '<path d="M40 8h50v16h-50z" fill="#222"/>'
const PIXELS =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const take = (source: string) => takeLogo(source, 'A', skin, rasterize)

describe('drawn as it was given, in the colours of the tenant', () => {
  test.each<[string, string]>([
    ['plain shapes', svg(TILE + WORD)],
    [
      'Figma: a frame that cuts nothing',
      svg(
        `<g clip-path="url(#clip0_1_2)">${TILE}${WORD}</g><defs><clipPath id="clip0_1_2"><rect width="96" height="32" fill="white"/></clipPath></defs>`,
        'width="96" height="32" fill="none"',
      ),
    ],
    [
      'Figma: a mask over the whole',
      svg(
        `<mask id="mask0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="96" height="32"><rect width="96" height="32" fill="white"/></mask><g mask="url(#mask0)">${TILE}${WORD}</g>`,
        'fill="none"',
      ),
    ],
    [
      'Figma: a mask that cuts a circle',
      svg(
        `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="96" height="32"><circle cx="16" cy="16" r="12" fill="#fff"/></mask><g mask="url(#m)">${TILE}</g>${WORD}`,
      ),
    ],
    [
      'Figma: a gradient that every ground shows',
      svg(
        `<path d="M2 2h28v28h-28z" fill="url(#paint0_linear_1_2)"/>${WORD}<defs><linearGradient id="paint0_linear_1_2" x1="2" y1="2" x2="30" y2="30" gradientUnits="userSpaceOnUse"><stop stop-color="#1d7fd0"/><stop offset="1" stop-color="#7a6ff0"/></linearGradient></defs>`,
      ),
    ],
    [
      'Illustrator: classes of a style sheet',
      svg(
        '<style type="text/css">.st0{fill:#F26A1B;}\n.st1{fill:#222222;fill-rule:evenodd;}\n.st2{fill:none;}</style><path class="st0" d="M2 2h28v28h-28z"/><path class="st1" d="M40 8h50v16h-50z M44 12h8v8h-8z"/>',
      ),
    ],
    [
      'Illustrator: classes in defs, two to a rule',
      svg(
        '<defs><style>.cls-1,.cls-2{stroke-width:0}.cls-1{fill:#f26a1b}.cls-2{fill:#222}</style></defs><g id="Layer_1" data-name="Layer 1"><rect class="cls-1" x="2" y="2" width="28" height="28"/><rect class="cls-2" x="40" y="8" width="50" height="16"/></g>',
      ),
    ],
    [
      'Illustrator: entities, a switch and its own file beside the drawing',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns_ai "http://ns.adobe.com/ai/">]>${svg(`<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"></foreignObject><g>${TILE}${WORD}</g></switch>`)}`,
    ],
    [
      'Illustrator: a clip path that refers to a shape',
      svg(
        `<defs><circle id="SVGID_1_" cx="16" cy="16" r="12"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible"/></clipPath><g style="clip-path:url(#SVGID_2_);">${TILE}</g>${WORD}`,
      ),
    ],
    [
      'Inkscape: styles, layers and its own notes',
      svg(
        '<sodipodi:namedview xmlns:sodipodi="http://s" id="n" pagecolor="#fff"/><g id="layer1" style="display:inline" transform="translate(-10,-5)"><path style="fill:#f26a1b;fill-opacity:1;stroke:none" d="m 12,7 h 28 v 28 h -28 z"/><path style="fill:#222222" d="m 50,13 h 50 v 16 h -50 z"/></g><metadata>x</metadata>',
      ),
    ],
    [
      'Inkscape: a layer that is hidden',
      svg(`${TILE}${WORD}<g style="display:none"><path d="M0 0h96v32h-96z" fill="#00f"/></g>`),
    ],
    [
      'Inkscape: a gradient that takes its stops from another',
      svg(
        `<defs><linearGradient id="a"><stop offset="0" style="stop-color:#1d7fd0"/><stop offset="1" style="stop-color:#7a6ff0"/></linearGradient><linearGradient xlink:href="#a" id="b" x1="2" y1="0" x2="30" y2="0" gradientUnits="userSpaceOnUse"/></defs><path d="M2 2h28v28h-28z" fill="url(#b)"/>${WORD}`,
      ),
    ],
    [
      'Penpot: rgb with a style each',
      svg(
        '<g style="fill: rgb(242, 106, 27);"><rect x="2" y="2" width="28" height="28" style="fill-opacity: 1;"/></g><rect x="40" y="8" width="50" height="16" style="fill: rgb(34, 34, 34);"/>',
      ),
    ],
    [
      'Sketch: a shape in defs that is used twice',
      svg(
        `<defs><path id="path-1" d="M2 2h28v28h-28z"/><path id="bar" d="M0 0h20v16h-20z"/></defs><use fill="#f26a1b" xlink:href="#path-1"/><use fill="#222" xlink:href="#bar" x="40" y="8"/><use fill="#222" href="#bar" transform="translate(66 8)"/>`,
      ),
    ],
    [
      'a symbol with a frame of its own',
      svg(
        `<symbol id="s" viewBox="0 0 10 10"><path d="M0 0h10v10h-10z"/></symbol><use href="#s" x="2" y="2" width="28" height="28" fill="#f26a1b"/>${WORD}`,
      ),
    ],
    [
      'an image within the image',
      svg(
        `<svg x="2" y="2" width="28" height="28" viewBox="0 0 14 14"><path d="M0 0h14v14h-14z" fill="#f26a1b"/></svg>${WORD}`,
      ),
    ],
    ['a link around the drawing', svg(`<a xlink:href="https://example.com"><g>${TILE}${WORD}</g></a>`)],
    [
      'currentColor of a group',
      svg(`<g color="#f26a1b"><path d="M2 2h28v28h-28z" fill="currentColor"/></g>${WORD}`),
    ],
    [
      'hsl, a name, and a colour that is seen through',
      svg(
        '<path d="M2 2h28v28h-28z" fill="hsl(22, 89%, 53%)"/><path d="M40 8h20v16h-20z" fill="dimgray"/><path d="M66 8h20v16h-20z" fill="rgba(0,0,0,.6)"/>',
      ),
    ],
    [
      'strokes with dashes and ends',
      svg(
        `<path d="M6 16h20" stroke="#f26a1b" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 9" fill="none"/>${WORD}`,
      ),
    ],
    ['an opacity of a group', svg(`<g opacity=".7">${TILE}</g>${WORD}`)],
    [
      'a hole by the rule of even and odd',
      svg(
        '<path fill-rule="evenodd" clip-rule="evenodd" d="M2 2h28v28h-28z M8 8h16v16h-16z" fill="#f26a1b"/>',
      ),
    ],
    ['width and height in place of a viewBox', `<svg ${XLINK} width="96" height="32">${TILE}${WORD}</svg>`],
    ['a white letter on the tile', svg(`${TILE}<path d="M10 10h12v12h-12z" fill="#fff"/>${WORD}`)],
    [
      'shapes that move are drawn as they begin',
      svg(`<path d="M2 2h28v28h-28z" fill="#f26a1b"><title>x</title></path>${WORD}`),
    ],
  ])('%s', async (_, source) => {
    const { svg: logo, plate } = await take(source)
    expect(plate).toBeUndefined()
    const painted = paintSvg(logo, logoColors(skin, '#ffffff', '#111111'))
    expect(painted).not.toContain('undefined')
  })
})

describe('keeps its colours on a plate', () => {
  const square = (x: number, fill: string) => `<path d="M${x} 4h18v24h-18z" fill="${fill}"/>`
  test.each<[string, string, RegExp]>([
    [
      'four colours',
      svg(square(2, '#e53935') + square(24, '#fdd835') + square(46, '#43a047') + square(68, '#1e88e5')),
      /4 colours/,
    ],
    ['a colour that the night hides', svg(`${square(2, '#1a237e')}${WORD}`), /#1a237e cannot be seen on/],
    [
      'a gradient with a pale end',
      svg(
        `<defs><linearGradient id="a"><stop stop-color="#ffe082"/><stop offset="1" stop-color="#1d7fd0"/></linearGradient></defs><path d="M2 2h28v28h-28z" fill="url(#a)"/>`,
      ),
      /#ffe082 cannot be seen on/,
    ],
    [
      'two grays side by side, that would be one',
      svg('<path d="M2 2h40v28h-40z" fill="#111"/><path d="M42 2h40v28h-40z" fill="#8a8a8a"/>'),
      /% of its edges would be lost/,
    ],
  ])('%s', async (_, source, why) => {
    const { svg: logo, plate } = await take(source)
    expect(plate).toMatch(why)
    for (const scheme of ['light', 'dark'] as const) {
      const tokens = deriveTokens(skin, scheme)
      // The plate is the tenant's in neither scheme: the picture is the same by day and by night.
      expect(paintSvg(logo, logoColors(skin, tokens['bg-surface'], tokens['fg-default']))).not.toContain(
        'var(',
      )
    }
  })
})

describe('is refused, with what is wrong', () => {
  const many = (depth: number) =>
    Array.from(
      { length: depth },
      (_, i) => `<g id="g${i + 1}"><use href="#g${i}"/><use href="#g${i}"/></g>`,
    ).join('')
  test.each<[string, string, RegExp]>([
    ['pixels', svg(`${TILE}<image href="${PIXELS}" width="32" height="32"/>`), /made of pixels/],
    [
      'Figma: pixels in a pattern',
      svg(
        `<path d="M2 2h28v28h-28z" fill="url(#p)"/><defs><pattern id="p" width="1" height="1"><use xlink:href="#i"/></pattern><image id="i" xlink:href="${PIXELS}"/></defs>`,
      ),
      /made of pixels/,
    ],
    [
      'a shadow, which is a filter',
      svg(
        `<filter id="f" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"/></filter><g filter="url(#f)">${TILE}</g>`,
      ),
      /drawn differently in \d+ % of its area \(taken out.*filter/,
    ],
    [
      'a pattern of dots',
      svg(
        '<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1" fill="#f26a1b"/></pattern><path d="M2 2h60v28h-60z" fill="url(#p)"/>',
      ),
      /drawn differently/,
    ],
    ['letters', svg(`${TILE}<text x="40" y="20">Luz</text>`), /turn letters into paths/],
    [
      'a style sheet that asks for the screen',
      svg(
        '<style>@media (prefers-color-scheme: dark){.a{fill:#fff}} .a{fill:#f26a1b}</style><path class="a" d="M2 2h28v28h-28z"/>',
      ),
      /style sheet/,
    ],
    [
      'a style sheet that fetches',
      svg(`<style>@import "https://example.com/a.css";</style>${TILE}`),
      /style sheet/,
    ],
    [
      'a paint from elsewhere',
      svg(`<path d="M2 2h60v28h-60z" fill="url(https://example.com/a.svg#b)"/>${WORD}`),
      /drawn differently/,
    ],
    ['itself within itself', svg(`<g id="a"><use href="#a"/>${TILE}</g>`), /refers to itself|too many/],
    [
      'two to the power of thirty',
      svg(`<path id="g0" d="M2 2h2v2h-2z"/>${many(30)}<use href="#g30"/>`),
      /too many shapes|nested too deeply/,
    ],
    [
      'an entity that holds ten that hold ten',
      `<!DOCTYPE svg [<!ENTITY e0 "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('')}]>${svg(`<title>&e9;</title>${TILE}`)}`,
      /cannot draw the logo as it was given/,
    ],
    ['a page', '<html><body></body></html>', /begins with <html>/],
  ])('%s', async (_, source, why) => {
    await expect(take(source)).rejects.toThrow(why)
  })
})

test.each<[string, string]>([
  ['a script', svg(`<script>alert(1)</script>${TILE}`)],
  ['a handler', svg(`<g onload="alert(1)" onclick="alert(2)">${TILE}</g>`)],
  [
    'a page inside',
    svg(
      `${TILE}<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.com"/></foreignObject>`,
    ),
  ],
  ['a link that runs', svg(`<a href="javascript:alert(1)">${TILE}</a>`)],
  ['a shape from elsewhere', svg(`${TILE}<use href="https://example.com/a.svg#b"/>`)],
  [
    'an animation that fetches',
    svg(
      `${TILE}<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>`,
    ),
  ],
  [
    'an entity that opens a tag',
    `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${svg(`<title>&a;</title>${TILE}`)}`,
  ],
])('%s is taken out, and the drawing stays', async (_, source) => {
  const { svg: logo } = await take(source)
  expect(logo).not.toMatch(
    /<script|\son\w+=|javascript:|https:\/\/example|<iframe|foreignObject|<animate|<set/,
  )
  expect(logo).toContain('var(--mark)')
})
