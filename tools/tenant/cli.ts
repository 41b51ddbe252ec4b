// pnpm tenant new <id> --name "…" --brand #rrggbb [--logo file.svg] …   a new tenant's folder, audited
// pnpm tenant change <id> [--brand #rrggbb] [--logo file.svg] …         a tenant that is there, changed in what is named
// pnpm tenant audit [id …]                                              contrast, colour-blind distances, weight
// pnpm tenant marks                                                     draws the seeded logos and icons again
// pnpm tenant export <id …>                                             Design Tokens and CSS
// pnpm tenant import <file> [id]                                        a token file becomes a skin
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { TENANTS_FOLDER, tenantIds } from '@corrente/themes/build'
import { type Planned, planTenant, TenantFault, type Wish, wishOf } from '@corrente/themes/folder'
import { auditLines, auditTenants, explanationLines } from './audit.ts'
import { othersIn, readTexts, redrawMarks, writeTenant } from './create.ts'
import { exported, type Imported, imported, writeExport } from './exchange.ts'
import { chromiumRasterizer } from './look.ts'

const HELP = `pnpm tenant new <id> --name "Name" --brand #rrggbb
    --logo file.svg    its logo; without one a mark and the name are drawn
    --icon file.svg    its icon, a square
    --mark family      family of the drawn mark (sun, bolt in a figure: cutout, rings, …)
    --accent #rrggbb   a second colour
    --chrome light|dark|brand   --corners square|soft|round   --density compact|regular|roomy
    --typeface inter|figtree|nunito-sans|source-serif-4   inter is the product's own
    --neutral brand|cool|warm|pure   --about "one line on its character"
    --country BR|CO|EC|UY   --language pt-BR|en|es|es-CO|es-EC|es-UY
    --company "…" --tax-id … --address "…" --email …
    --dry-run          tells everything and writes nothing
pnpm tenant change <id>   the options of new: what is named changes, all else stays
pnpm tenant audit [id …]
pnpm tenant marks
pnpm tenant export <id …> | --all   Design Tokens 2025.10, a resolver and CSS
    --out folder       where to (dist/tokens/<id>, dist/tokens/brands)
pnpm tenant import <file.json> [id]   Design Tokens, Tokens Studio or Penpot become a skin
    of a tenant that is there, or of a new one: then with --name and the other options of new
    --brand, --accent  #rrggbb, or a token of the file: "{color.primary}"
    --scheme light|dark   of the colours, where the file names none
    --dry-run          tells everything and writes nothing`

const text = { type: 'string' } as const
const OPTIONS = {
  name: text,
  brand: text,
  accent: text,
  neutral: text,
  chrome: text,
  corners: text,
  density: text,
  typeface: text,
  about: text,
  country: text,
  language: text,
  company: text,
  'tax-id': text,
  address: text,
  email: text,
  logo: text,
  icon: text,
  mark: text,
  scheme: text,
  'dry-run': { type: 'boolean' },
} as const

const say = (lines: readonly string[]): void => {
  if (lines.length > 0) console.log(lines.join('\n'))
}

/** Reads a file that was named on the command line; what cannot be read is told with all else that is wrong. */
function fileText(option: string, path: string | undefined, unread: string[]): string | undefined {
  if (path === undefined) return undefined
  try {
    return readFileSync(path, 'utf8')
  } catch {
    unread.push(`--${option}: ${path} cannot be read.`)
    return undefined
  }
}

/** Options of the command line as parts of a wish, with the files that they name read. */
function partsOf(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
  const { logo, icon, 'tax-id': taxId, 'dry-run': isDry = false, ...others } = values
  const unread: string[] = []
  const files = { logo: fileText('logo', logo, unread), icon: fileText('icon', icon, unread) }
  const parts = {
    ...others,
    unread,
    ...(taxId === undefined ? {} : { taxId }),
    ...(files.logo === undefined ? {} : { logo: files.logo }),
    ...(files.icon === undefined ? {} : { icon: files.icon }),
  }
  return { parts, positionals, isDry }
}

function notUnderstood(rest: readonly string[]): void {
  if (rest.length > 0)
    throw new TenantFault([`Not understood: ${rest.join(' ')}. A name with spaces goes in quotes.`])
}

function newWishOf(args: readonly string[]): { wish: Wish; isDry: boolean } {
  const {
    parts: { scheme, ...parts },
    positionals: [id, ...rest],
    isDry,
  } = partsOf(args)
  notUnderstood(rest)
  if (scheme !== undefined) throw new TenantFault(['--scheme is for an import.'])
  const { name, brand } = parts
  if (id === undefined || name === undefined || brand === undefined) {
    const missing = [id ?? 'an id', name ?? '--name', brand ?? '--brand'].filter(
      (_, index) => [id, name, brand][index] === undefined,
    )
    throw new TenantFault([`A new tenant needs ${missing.join(', ')}.`])
  }
  return { wish: { ...parts, id, name, brand }, isDry }
}

/** Audits one tenant of a folder: throws what fails, adds what is to be told. */
const judge = (id: string, told: string[]) => (draft: string) => {
  const audit = auditTenants([id], draft)
  if (audit.faults.length > 0) throw new TenantFault(audit.faults)
  told.push(...auditLines(audit), '', 'What became of the colours', ...explanationLines(id, draft))
}

/** Plans a new tenant, or a change of one that is there, drawing in Chromium. */
async function planOf(wish: Wish, folder: string, isThere = false): Promise<Planned> {
  const { draw, close } = chromiumRasterizer()
  const was = isThere ? readTexts(wish.id, folder) : undefined
  return await planTenant(wish, draw, othersIn(folder), was).finally(close)
}

/** Changes a tenant that is there, or only says what would change; `said` stands below. */
async function changeTenant(
  wish: Wish,
  isDry: boolean,
  folder: string,
  said: readonly string[],
): Promise<void> {
  const planned = await planOf(wish, folder, true)
  const told: string[] = []
  const changed = writeTenant(planned, folder, { isDry, check: judge(planned.id, told) })
  say([
    changed.length === 0
      ? `${planned.id} is as it was: nothing changes.`
      : `${planned.id}: ${changed.join(', ')} ${isDry ? 'would change' : 'changed'}.`,
    ...said,
    ...planned.notes.map((note) => `  ${note}`),
    '',
    ...told,
  ])
}

/** Makes a tenant, or only says what it would be; `said` comes first. */
async function addTenant(
  wish: Wish,
  isDry: boolean,
  folder: string,
  said: readonly string[] = [],
): Promise<void> {
  const planned = await planOf(wish, folder)
  const told: string[] = []
  writeTenant(planned, folder, { isDry, check: judge(planned.id, told) })
  say([
    isDry ? `${planned.id} would be written.` : `packages/themes/tenants/${planned.id} is written.`,
    ...said,
    ...planned.notes.map((note) => `  ${note}`),
    '',
    ...told,
    ...(planned.todo.length === 0 ? [] : ['', 'Still to do', ...planned.todo.map((line) => `  ${line}`)]),
    '',
    `See it: npm start, then http://${planned.id}.localhost:4300; or pnpm storybook, tenant ${planned.id}.`,
  ])
}

async function runNew(args: readonly string[], folder: string): Promise<number> {
  const { wish, isDry } = newWishOf(args)
  await addTenant(wish, isDry, folder)
  return 0
}

async function runChange(args: readonly string[], folder: string): Promise<number> {
  const { parts, positionals, isDry } = partsOf(args)
  const [id, ...rest] = positionals
  notUnderstood(rest)
  const { scheme, ...others } = parts
  if (scheme !== undefined) throw new TenantFault(['--scheme is for an import.'])
  if (id === undefined || !tenantIds(folder).includes(id))
    throw new TenantFault([id === undefined ? 'Which tenant changes?' : `There is no tenant ${id}.`])
  await changeTenant({ ...wishOf(readTexts(id, folder)), ...others }, isDry, folder, [])
  return 0
}

const importLines = ({ taken, left }: Imported): string[] => [
  'Taken',
  ...taken.map((line) => `  ${line}`),
  ...(left.length === 0 ? [] : ['Not taken', ...left.map((line) => `  ${line}`)]),
]

/** Options that say something of a skin; the others are a new tenant's. */
const OF_A_SKIN = new Set([
  'brand',
  'accent',
  'neutral',
  'chrome',
  'corners',
  'density',
  'typeface',
  'about',
  'scheme',
])

async function runImport(args: readonly string[], folder: string): Promise<number> {
  const { parts, positionals, isDry } = partsOf(args)
  const [file, id, ...rest] = positionals
  notUnderstood(rest)
  if (file === undefined) throw new TenantFault(['pnpm tenant import needs the token file.'])
  const from = imported({ ...parts, file, ...(id !== undefined && { id }) }, folder)
  const { color, shape, chrome, typeface = 'inter', about, overrides } = from.skin
  if (!from.isThere) {
    const { name } = parts
    if (name === undefined)
      throw new TenantFault([
        `There is no tenant ${from.id} yet: a new one needs --name.`,
        ...importLines(from),
      ])
    const { scheme: _, ...others } = parts
    await addTenant(
      { ...others, id: from.id, name, about, chrome, typeface, overrides, ...color, ...shape },
      isDry,
      folder,
      importLines(from),
    )
    return 0
  }
  const foreign = Object.keys(parts).filter((name) => name !== 'unread' && !OF_A_SKIN.has(name))
  if (foreign.length > 0)
    throw new TenantFault([
      `${from.id} is there, and an import changes its skin alone: no ${foreign.join(', ')}.`,
    ])
  const { accent: _, ...was } = wishOf(readTexts(from.id, folder))
  await changeTenant(
    { ...was, about, chrome, typeface, overrides, ...color, ...shape },
    isDry,
    folder,
    importLines(from),
  )
  return 0
}

function runExport(args: readonly string[], folder: string): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { all: { type: 'boolean' }, out: text },
  })
  const ids = values.all ? tenantIds(folder) : [...new Set(positionals)]
  if (ids.length === 0) throw new TenantFault(['Which tenants? pnpm tenant export <id …>, or --all.'])
  const files = exported(ids, folder)
  const out = values.out ?? join('dist', 'tokens', ids.length === 1 ? String(ids[0]) : 'brands')
  writeExport(files, out)
  say([`${out} is written: ${files.size} files, tokens (Design Tokens 2025.10), a resolver and CSS.`])
  return 0
}

/** Runs one command; gives the exit code. `audit` alone writes nothing. */
export async function run(
  [command, ...args]: readonly string[],
  folder: string = TENANTS_FOLDER,
): Promise<number> {
  try {
    if (command === 'new') return await runNew(args, folder)
    if (command === 'change') return await runChange(args, folder)
    if (command === 'import') return await runImport(args, folder)
    if (command === 'export') return runExport(args, folder)
    if (command === 'audit') {
      const audit = auditTenants(args, folder)
      say(auditLines(audit))
      if (audit.legal.length > 0)
        say([
          '',
          'The audit fails: legal entries are not complete:',
          ...audit.legal.map((line) => `  ${line}`),
        ])
      for (const id of args) say(['', id, ...explanationLines(id, folder)])
      return audit.faults.length + audit.legal.length === 0 ? 0 : 1
    }
    if (command === 'marks') {
      const changed = redrawMarks(folder)
      say(changed.length === 0 ? ['Every seeded logo and icon is as its seed draws it.'] : changed)
      return 0
    }
    say([HELP])
    return command === undefined || command === 'help' ? 0 : 1
  } catch (cause) {
    const faults =
      cause instanceof TenantFault ? cause.faults : [cause instanceof Error ? cause.message : String(cause)]
    console.error(faults.join('\n'))
    return 1
  }
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2))
