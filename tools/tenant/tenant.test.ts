import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildTenants, loadTenant, TENANTS_FOLDER } from '@corrente/themes/build'
import { difference, markOf, rasterOf, seedOf } from '@corrente/themes/marks'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from './cli.ts'

let folder = ''
let told: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenants-'))
  for (const id of ['move', 'girassol'])
    cpSync(join(TENANTS_FOLDER, id), join(folder, id), { recursive: true })
  told = []
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((...parts: unknown[]) => {
      told.push(parts.join(' '))
    })
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const tenant = async (...args: string[]): Promise<{ code: number; out: string }> => {
  told = []
  const code = await run(args, folder)
  return { code, out: told.join('\n') }
}
const fresh = (...more: string[]) =>
  tenant('new', 'luz-nova', '--name', 'Luz Nova', '--brand', '#ffe28a', ...more)
const file = (name: string): string => readFileSync(join(folder, 'luz-nova', name), 'utf8')

/** Saves a text beside the tenants and gives its path. */
const given = (text: string): string => {
  const path = join(folder, 'given.svg')
  writeFileSync(path, text)
  return path
}
const svg = (inside: string, attributes = 'viewBox="0 0 64 32"'): string =>
  given(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)

describe('pnpm tenant new', { timeout: 60_000 }, () => {
  test('THM-008 a name and a colour make a whole tenant, which a build takes', async () => {
    const { code, out } = await fresh()
    expect(out).toContain('luz-nova is written')
    expect(code).toBe(0)
    expect(readdirSync(join(folder, 'luz-nova')).toSorted()).toEqual([
      'favicon.svg',
      'logo.svg',
      'skin.json',
      'tenant.json',
    ])
    const { skin, tenant: own } = loadTenant('luz-nova', folder)
    expect(skin.color.brand).toBe('#ffe28a')
    expect(own).toMatchObject({ id: 'luz-nova', name: 'Luz Nova', country: 'BR', language: 'pt-BR' })
    expect(buildTenants(folder).ids).toEqual(['move', 'girassol', 'luz-nova'])
    expect(file('skin.json')).toContain('"$schema": "../../skin.schema.json"')
    expect(file('tenant.json')).toContain('"$schema": "../../tenant.schema.json"')
  })

  test('tells what the derivation changed, and why', async () => {
    const { out } = await fresh()
    expect(out).toMatch(/text and links: #ffe28a has only 1\.\d:1 on .* uses #[0-9a-f]{6}, 4\.\d:1/)
    expect(out).toContain('main button: #ffe28a, as asked (14.5:1)')
    expect(out).toMatch(/edge of the main button: #ffe28a has only 1\.1:1 on .* uses #[0-9a-f]{6}, 4\.\d:1/)
    expect(out).toContain('every promise of colour and weight holds')
    expect(out).toMatch(/Still to do\n {2}tenant\.json, legal: company, taxId, address, email/)
  })

  test('takes country, shape, chrome and the legal entry', async () => {
    const { code, out } = await fresh(
      ...['--country', 'CO', '--corners', 'square', '--density', 'roomy', '--chrome', 'brand'],
      ...['--company', 'Luz Nova S.A.S.', '--tax-id', '900.123.456-8', '--address', 'Calle 1, Cali'],
      ...['--email', 'hola@luz.example.com', '--about', 'Pale and pointed.', '--accent', '#1133AA'],
    )
    expect(out).not.toContain('Still to do')
    expect(code).toBe(0)
    const { skin, tenant: own } = loadTenant('luz-nova', folder)
    expect(own).toMatchObject({ country: 'CO', language: 'es-CO', legal: { taxId: '900.123.456-8' } })
    expect(skin).toMatchObject({
      about: 'Pale and pointed.',
      color: { accent: '#1133aa' },
      chrome: 'brand',
      shape: { corners: 'square', density: 'roomy' },
    })
  })

  test('draws a mark that none of the others is taken for, of the family that was asked for', async () => {
    await fresh('--mark', 'petals')
    const own = rasterOf(markOf(file('favicon.svg')))
    expect(seedOf(file('logo.svg'))).toMatch(/^petals:luz-nova/)
    for (const id of ['move', 'girassol'])
      expect(difference(own, rasterOf(markOf(loadTenant(id, folder).favicon))), id).toBeGreaterThan(0.36)
    const seed = seedOf(file('logo.svg')) ?? ''
    const { code } = await tenant('new', 'luz-2', '--name', 'Luz 2', '--brand', '#00aa55', '--mark', seed)
    expect(code).toBe(0)
    expect(seedOf(readFileSync(join(folder, 'luz-2', 'logo.svg'), 'utf8'))).not.toBe(seedOf(file('logo.svg')))
  })

  test('a dry run tells the same and writes nothing', async () => {
    const before = readdirSync(folder)
    const { code, out } = await fresh('--dry-run')
    expect(code).toBe(0)
    expect(out).toContain('would be written')
    expect(out).toContain('every promise of colour and weight holds')
    expect(readdirSync(folder)).toEqual(before)
  })

  describe('says plainly what is wrong, and leaves nothing behind', () => {
    test.each<[string, string[], RegExp]>([
      ['no id', ['new'], /needs an id, --name, --brand/],
      [
        'a bad colour',
        ['new', 'abc', '--name', 'A', '--brand', 'gold'],
        /--brand is a colour written #rrggbb, not gold/,
      ],
      ['a short colour', ['new', 'abc', '--name', 'A', '--brand', '#fff'], /not #fff/],
      ['a bad accent', ['new', 'abc', '--name', 'A', '--brand', '#ffffff', '--accent', 'x'], /--accent/],
      ['a taken id', ['new', 'move', '--name', 'A', '--brand', '#ffffff'], /tenant move already/],
      [
        'an id that is no folder',
        ['new', '../abc', '--name', 'A', '--brand', '#ffffff'],
        /a-z, 0-9 and hyphens/,
      ],
      [
        'an unknown country',
        ['new', 'abc', '--name', 'A', '--brand', '#ffffff', '--country', 'AR'],
        /BR, CO, EC, UY/,
      ],
      ['an unknown option', ['new', 'abc', '--nam', 'A'], /--nam/],
      ['a name without quotes', ['new', 'abc', 'def', '--name', 'A', '--brand', '#ffffff'], /in quotes/],
      ['an empty name', ['new', 'abc', '--name', ' ', '--brand', '#ffffff'], /--name is what people read/],
      [
        'a wrong tax number',
        ['new', 'abc', '--name', 'A', '--brand', '#ffffff', '--tax-id', '11.222.333/0001-80'],
        /no valid CNPJ/,
      ],
      [
        'a file that is not there',
        ['new', 'abc', '--name', 'A', '--brand', '#ffffff', '--logo', 'no.svg'],
        /no\.svg cannot be read/,
      ],
      [
        'a name that cannot be drawn',
        ['new', 'abc', '--name', '電力', '--brand', '#ffffff'],
        /no 電, 力.*--logo/,
      ],
    ])('%s', async (_, args, message) => {
      const before = readdirSync(folder)
      const { code, out } = await tenant(...args)
      expect(out).toMatch(message)
      expect(code).toBe(1)
      expect(readdirSync(folder)).toEqual(before)
    })

    test('everything at once', async () => {
      const { out } = await tenant('new', 'Move!', '--name', '', '--brand', 'red', '--chrome', 'neon')
      expect(out.split('\n')).toHaveLength(4)
    })
    test('a bad logo, or one that is not there, beside the other mistakes', async () => {
      const path = join(folder, 'bad.svg')
      writeFileSync(path, '<html><body/></html>')
      const told = async (...more: string[]) => (await tenant('new', 'Move!', '--name', 'A', ...more)).out
      expect(await told('--brand', '#aa0000', '--logo', path)).toMatch(
        /a-z, 0-9 and hyphens.*begins with <html>/s,
      )
      expect(await told('--brand', 'red', '--logo', path)).toMatch(/#rrggbb, not red.*begins with <html>/s)
      expect(await told('--brand', 'red', '--logo', 'no.svg')).toMatch(
        /no\.svg cannot be read.*#rrggbb, not red/s,
      )
      rmSync(path)
    })
  })
})

describe('a given logo', { timeout: 60_000 }, () => {
  const drawing = '<path d="M0 0h32v32z" fill="#ffe28a"/><path d="M40 4h20v24z" fill="#111"/>'

  test('keeps its viewBox and follows the tenant’s colours', async () => {
    const { code, out } = await fresh('--logo', svg(drawing, 'viewBox="0 0 128 64" width="9cm"'))
    expect(out).toContain('#ffe28a follows the tenant as var(--mark)')
    expect(code).toBe(0)
    const logo = file('logo.svg')
    expect(logo).toContain('viewBox="0 0 128 64" width="64" height="32"')
    expect(logo).toContain('fill="var(--mark)"')
    expect(logo).toContain('fill="currentColor"')
    expect(logo).toContain('<title>Luz Nova</title>')
    expect(seedOf(file('favicon.svg'))).toMatch(/^monogram:luz-nova/)
  })

  test('loses script, handlers, links, embedded pictures and what editors leave', async () => {
    const { code, out } = await fresh(
      '--logo',
      svg(`<!-- made by hand --><metadata xmlns:x="x"><x:y/></metadata><script>alert(1)</script><g onclick="go()" xmlns:inkscape="i" inkscape:label="a">
        <a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://example.com"><path d="M0 0h9v9z"/></a>${drawing}
        <path d="M1 1h2v2z" style="fill:#ffe28a;font-family:Arial" class="b" fill-rule="evenodd"/></g>`),
    )
    expect(code, out).toBe(0)
    const logo = file('logo.svg')
    expect(logo).not.toMatch(/script|onclick|href|image|metadata|inkscape|style=|class=|made by/)
    expect(logo).toMatch(/fill="var\(--mark\)"/)
    expect(logo).toContain('fill-rule="evenodd"')
    for (const gone of ['<script>', 'onclick', 'font-family']) expect(out).toContain(gone)
  })

  test('a colour of its own stays where it is seen on every ground', async () => {
    const { code, out } = await fresh('--logo', svg(`${drawing}<circle cx="4" cy="4" r="2" fill="#a05fd0"/>`))
    expect(code, out).toBe(0)
    expect(file('logo.svg')).toContain('fill="#a05fd0"')
  })

  test('a colour that cannot be seen stays on a plate, which is told', async () => {
    const { code, out } = await fresh('--logo', svg('<path d="M0 0h64v32z" fill="#aaddff"/>'))
    expect(code, out).toBe(0)
    expect(out).toMatch(/keeps its colours on a plate, since #aaddff cannot be seen on chrome-bg light/)
  })

  test.each<[string, string, RegExp]>([
    ['text', svg0('<text>Luz</text>'), /turn letters into paths/],
    [
      'a style sheet that asks for the screen',
      svg0('<style>@media print{path{fill:red}}</style><path d="M0 0h9v9z"/>'),
      /presentation attributes/,
    ],
    ['pixels', svg0('<path d="M0 0h9v9z"/><image href="x.png"/>'), /made of pixels/],
    [
      'a shadow',
      svg0(
        '<filter id="f"><feGaussianBlur stdDeviation="4"/></filter><path filter="url(#f)" d="M4 4h40v24z"/>',
      ),
      /drawn differently/,
    ],
    ['nothing drawn', svg0('<g/>'), /draws nothing/],
    ['no SVG', '<html><body/></html>', /begins with <html>/],
    ['a picture', '\x89PNG\r\n\x1a\n', /no SVG/],
    ['a tag left open', '<svg viewBox="0 0 9 9"><g><path d="M0 0h9"/></svg>', /<\/svg> closes g/],
    ['no size', '<svg><path d="M0 0h9v9z"/></svg>', /neither a viewBox nor/],
    ['a banner', '<svg viewBox="0 0 900 32"><path d="M0 0h9v9z"/></svg>', /as wide as high/],
    ['a photograph', `<svg viewBox="0 0 9 9"><path d="${'M0 0h9v9z'.repeat(9_000)}"/></svg>`, /60 kB/],
    ['an unknown colour', svg0('<path d="M0 0h9v9z" fill="papayaship"/>'), /"papayaship" is not understood/],
    [
      'a prefix that nobody declares',
      svg0('<g own:label="a"><path d="M0 0h9v9z"/></g>'),
      /cannot draw the logo as it was given/,
    ],
    [
      'an entity that grows',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 9 9"><g>&a;</g></svg>',
      /draws nothing/,
    ],
  ])('is refused with %s', async (_, text, message) => {
    const before = readdirSync(folder)
    const { code, out } = await fresh('--logo', given(text))
    rmSync(join(folder, 'given.svg'))
    expect(out).toMatch(message)
    expect(code).toBe(1)
    expect(readdirSync(folder)).toEqual(before)
  })

  test('an icon of its own is taken as well', async () => {
    const { code } = await fresh(
      '--logo',
      svg(drawing),
      '--icon',
      given(
        '<svg viewBox="0 0 16 16"><rect width="16" height="16" fill="#ffe28a"/><path d="M2 2h9v9z" fill="#000"/></svg>',
      ),
    )
    expect(code).toBe(0)
    expect(file('favicon.svg')).toContain('viewBox="0 0 16 16" width="32" height="32"')
  })
})

function svg0(inside: string): string {
  return `<svg viewBox="0 0 64 32">${inside}</svg>`
}

describe('pnpm tenant change', { timeout: 60_000 }, () => {
  test('changes what is named and nothing else', async () => {
    await fresh('--about', 'Pale and pointed.', '--country', 'CO')
    const before = ['logo.svg', 'tenant.json'].map(file)
    const { code, out } = await tenant('change', 'luz-nova', '--brand', '#AA3300')
    expect(out).toMatch(/^luz-nova: skin\.json changed\./)
    expect(code).toBe(0)
    expect(['logo.svg', 'tenant.json'].map(file)).toEqual(before)
    expect(loadTenant('luz-nova', folder).skin).toMatchObject({
      about: 'Pale and pointed.',
      color: { brand: '#aa3300' },
    })
  })
  test('knows who is there', async () => {
    expect(await tenant('change', 'nobody')).toEqual({ code: 1, out: 'There is no tenant nobody.' })
  })
})

describe('pnpm tenant audit', { timeout: 60_000 }, () => {
  test('prints a line for each tenant and scheme, and passes', async () => {
    const { code, out } = await tenant('audit')
    expect(code).toBe(0)
    expect(out).toMatch(/^move +light +4\.\d\d \S+ \/ \S+ +3\.\d\d/m)
    expect(out).toMatch(/^girassol +dark/m)
    expect(out).toContain('2 tenants, 4 palettes')
  })

  test('LEG-005 fails while a legal entry names nobody, and where there is none', async () => {
    const path = join(folder, 'girassol', 'tenant.json')
    const whole = JSON.parse(readFileSync(path, 'utf8')) as { legal: object }
    writeFileSync(path, JSON.stringify({ ...whole, legal: { ...whole.legal, taxId: '00.000.000/0000-00' } }))
    const placeholder = await tenant('audit', 'girassol')
    expect(placeholder.code).toBe(1)
    expect(placeholder.out).toContain('girassol: legal.taxId is no valid CNPJ')
    // Which of the two it is that fails.
    expect(placeholder.out).toMatch(
      /every promise of colour and weight holds\.\n\nThe audit fails: legal entries/,
    )
    writeFileSync(path, JSON.stringify({ ...whole, legal: undefined }))
    const none = await tenant('audit', 'girassol')
    expect(none.code).toBe(1)
    expect(none.out).toMatch(/tenant\.json[\s\S]*legal/)
  })

  test('names every broken promise, and fails', async () => {
    const path = join(folder, 'girassol', 'skin.json')
    const skin: object = JSON.parse(readFileSync(path, 'utf8'))
    const overrides = { light: { 'fg-muted': { value: '#cccccc', reason: 'A test that must fail.' } } }
    writeFileSync(path, JSON.stringify({ ...skin, overrides }))
    const { code, out } = await tenant('audit', 'girassol')
    expect(code).toBe(1)
    expect(out).toMatch(/girassol light: fg-muted on bg-page 1\.\d+, wanted 4\.5/)
    expect(out).toContain('set by hand: A test that must fail.')
  })

  test('names a logo that a ground of the tenant does not show, and fails', async () => {
    writeFileSync(join(folder, 'girassol', 'logo.svg'), svg0('<path d="M0 0h60v30z" fill="#222222"/>'))
    const { code, out } = await tenant('audit', 'girassol')
    expect(code).toBe(1)
    expect(out).toMatch(/girassol dark: the logo's #222222 on bg-surface 1\.\d+, wanted 3/)
  })

  test('knows who is there', async () => {
    expect(await tenant('audit', 'nobody')).toMatchObject({ code: 1, out: 'There is no tenant nobody.' })
  })
})

describe('pnpm tenant marks', { timeout: 60_000 }, () => {
  test('changes nothing twice, and draws a renamed tenant anew', async () => {
    await fresh()
    expect((await tenant('marks')).out).toContain('as its seed draws it')
    const path = join(folder, 'luz-nova', 'tenant.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace('"Luz Nova"', '"Luz Velha"'))
    expect((await tenant('marks')).out.split('\n')).toEqual(['luz-nova/logo.svg', 'luz-nova/favicon.svg'])
    expect(file('logo.svg')).toContain('<title>Luz Velha</title>')
    expect((await tenant('marks')).out).toContain('as its seed draws it')
  })

  test('leaves what a hand drew', async () => {
    const before = readFileSync(join(folder, 'move', 'logo.svg'), 'utf8')
    await tenant('marks')
    expect(readFileSync(join(folder, 'move', 'logo.svg'), 'utf8')).toBe(before)
  })
})

test('without a command there is help; with an unknown one it fails', async () => {
  expect(await tenant()).toMatchObject({ code: 0 })
  expect((await tenant('nwe')).code).toBe(1)
  expect(told.join('\n')).toContain('pnpm tenant new <id>')
  expect(existsSync(join(folder, 'luz-nova'))).toBe(false)
})
