import { type Clause, prefixOf } from './clauses.ts'

/** What each prefix stands for, in the order of the documents. */
export const AREA_TITLES: Readonly<Record<string, string>> = {
  BOOT: 'Startup',
  THM: 'Tenants and themes',
  RTE: 'Routes',
  AUT: 'Sign-in',
  REC: 'Recovery',
  REG: 'Registration',
  PRM: 'Permissions',
  API: 'Calls',
  LIV: 'Live updates',
  SHL: 'Shell',
  HOM: 'Home dashboard',
  ALR: 'Alerts',
  FMT: 'Formats and limits',
  AST: 'Assets: shared rules',
  STN: 'Stations',
  STF: 'Station form',
  CON: 'Connectors',
  GRP: 'Station groups',
  USR: 'Users',
  TAG: 'Tags',
  UNK: 'Unknown tags',
  OPS: 'Operations',
  TSK: 'Tasks',
  LOG: 'Logs',
  ANL: 'Analytics',
  SUP: 'Support, push, contact',
  QRC: 'QR code',
  LEG: 'Legal pages',
  TDS: 'Card bridge (3-D Secure)',
  TRX: 'Transactions',
  PAY: 'Payments',
  FIN: 'Financial movements',
  RFD: 'Refunds',
  NFE: 'Invoices',
  VCH: 'Vouchers',
  VGR: 'Virtual groups',
  SMC: 'Smart charging',
  DPR: 'Dynamic pricing',
  CHP: 'Charging profiles',
  WLT: 'Wallet',
  MON: 'Money: shared rules',
}

const NOTICE =
  '<!-- Written by `pnpm requirements --write` from docs/requirements/data; do not edit by hand. -->'

/** Clauses name the decisions by their first file; its topics are pages of `docs/decisions` now. */
const linked = (text: string): string =>
  text.replaceAll('decisions.md', '[the decisions](../decisions/README.md)')

const clauseText = ({ id, text, source, gap, proposal, testable }: Clause): string =>
  [
    `### ${id}`,
    '',
    linked(text),
    ...(gap ? ['', `*Open:* ${linked(gap)}`] : []),
    ...(proposal ? ['', `*Adopted:* ${linked(proposal)}`] : []),
    '',
    `<sub>${source}${testable === false ? ' · cannot be shown by a test' : ''}</sub>`,
  ].join('\n')

/** One readable page per prefix, and an index; file name -> text. */
export const requirementPages = (clauses: readonly Clause[]): Map<string, string> => {
  const groups = new Map<string, Clause[]>()
  for (const clause of clauses) {
    const prefix = prefixOf(clause.id)
    groups.set(prefix, [...(groups.get(prefix) ?? []), clause])
  }
  const pages = new Map<string, string>()
  for (const [prefix, group] of groups)
    pages.set(
      `${prefix}.md`,
      `${NOTICE}\n\n# ${prefix}: ${AREA_TITLES[prefix] ?? prefix}\n\n${group.map(clauseText).join('\n\n')}\n`,
    )
  const rows = [...groups].map(
    ([prefix, group]) => `| [${prefix}](${prefix}.md) | ${AREA_TITLES[prefix] ?? prefix} | ${group.length} |`,
  )
  pages.set(
    'README.md',
    [
      NOTICE,
      '',
      '# Requirements',
      '',
      'The numbered clauses that the product answers to. Each page shows a clause, what it leaves open, and the adopted resolution.',
      'The words below a clause name its source: a section of one of the three documents of the specification (platform, network assets, money and pricing).',
      'Where [a decision](../decisions/README.md) says otherwise, the decision wins.',
      '',
      '`pnpm requirements` counts, per area, which clauses a test names and which none does; `pnpm requirements HOM` lists them one by one.',
      'A clause is *done* when a test that would fail without it names its id in the title, *rule only* when the rule is tested in `packages/domain` and the screen that shows it does not exist yet, *owed* when no test names it.',
      '',
      '| Prefix | Area | Clauses |',
      '|---|---|---|',
      ...rows,
      '',
    ].join('\n'),
  )
  return pages
}
