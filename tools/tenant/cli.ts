// pnpm tenant new <id> --name "…" --brand #rrggbb [--logo file.svg] …   a new tenant's folder, audited
// pnpm tenant audit [id …]                                              contrast, colour-blind distances, weight
// pnpm tenant marks                                                     draws the seeded logos and icons again
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { TENANTS_FOLDER } from '@corrente/themes/build'
import { auditLines, auditTenants, explanationLines } from './audit.ts'
import { planTenant, redrawMarks, TenantFault, type Wish, writeTenant } from './create.ts'
import { chromiumRasterizer } from './look.ts'

const HELP = `pnpm tenant new <id> --name "Name" --brand #rrggbb
    --logo file.svg    its logo; without one a mark and the name are drawn
    --icon file.svg    its icon, a square
    --mark family      family of the drawn mark (sun, bolt in a figure: cutout, rings, …)
    --accent #rrggbb   a second colour
    --chrome light|dark|brand   --corners square|soft|round   --density compact|regular|roomy
    --neutral brand|cool|warm|pure   --about "one line on its character"
    --country BR|CO|EC|UY   --language pt-BR|en|es|es-CO|es-EC|es-UY
    --company "…" --tax-id … --address "…" --email …
    --dry-run          tells everything and writes nothing
pnpm tenant audit [id …]
pnpm tenant marks`

const text = { type: 'string' } as const
const OPTIONS = {
  name: text,
  brand: text,
  accent: text,
  neutral: text,
  chrome: text,
  corners: text,
  density: text,
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

function wishOf(args: readonly string[]): { wish: Wish; isDry: boolean } {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
  const { name, brand, logo, icon, 'tax-id': taxId, 'dry-run': isDry = false, ...others } = values
  const [id, ...rest] = positionals
  if (rest.length > 0)
    throw new TenantFault([`Not understood: ${rest.join(' ')}. A name with spaces goes in quotes.`])
  if (id === undefined || name === undefined || brand === undefined) {
    const missing = [id ?? 'an id', name ?? '--name', brand ?? '--brand'].filter(
      (_, index) => [id, name, brand][index] === undefined,
    )
    throw new TenantFault([`A new tenant needs ${missing.join(', ')}.`])
  }
  const unread: string[] = []
  const files = { logo: fileText('logo', logo, unread), icon: fileText('icon', icon, unread) }
  return {
    wish: {
      id,
      name,
      brand,
      ...others,
      unread,
      ...(taxId === undefined ? {} : { taxId }),
      ...(files.logo === undefined ? {} : { logo: files.logo }),
      ...(files.icon === undefined ? {} : { icon: files.icon }),
    },
    isDry,
  }
}

async function runNew(args: readonly string[], folder: string): Promise<number> {
  const { wish, isDry } = wishOf(args)
  const { draw, close } = chromiumRasterizer()
  const planned = await planTenant(wish, folder, draw).finally(close)
  const told: string[] = []
  writeTenant(planned, folder, {
    isDry,
    check: (draft) => {
      const audit = auditTenants([planned.id], draft)
      if (audit.faults.length > 0) throw new TenantFault(audit.faults)
      told.push(
        ...auditLines(audit),
        '',
        'What became of the colours',
        ...explanationLines(planned.id, draft),
      )
    },
  })
  say([
    isDry ? `${planned.id} would be written.` : `packages/themes/tenants/${planned.id} is written.`,
    ...planned.notes.map((note) => `  ${note}`),
    '',
    ...told,
    ...(planned.todo.length === 0 ? [] : ['', 'Still to do', ...planned.todo.map((line) => `  ${line}`)]),
    '',
    `See it: npm start, then http://${planned.id}.localhost:4300; or pnpm storybook, tenant ${planned.id}.`,
  ])
  return 0
}

/** Runs one command; gives the exit code. Nothing but `new` and `marks` writes. */
export async function run(
  [command, ...args]: readonly string[],
  folder: string = TENANTS_FOLDER,
): Promise<number> {
  try {
    if (command === 'new') return await runNew(args, folder)
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
