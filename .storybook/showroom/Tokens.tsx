import { COLOR_TOKENS, SCHEMES, TOKEN_NAMES, type TokenName, theme } from '@corrente/themes'
import { SHAPE_TOKENS } from '@corrente/themes/contract'
import { SearchField } from '@corrente/ui/forms'
import { useMemo, useState } from 'react'
import { handlePaths } from './handlePaths.ts'
import { Code, Filters, Head, Heading, Lead, Page, Quiet, Section, Swatch, TableBox, Title } from './page.ts'
import { paintedTokens } from './palettes.ts'
import { tenantOf } from './tenants.ts'

const PATHS = handlePaths(theme)

/** The first part of a name: `brand` of `brand-bg-hover`. */
const groupOf = (name: TokenName): string => name.split('-')[0] ?? name

const GROUPS = [
  ['Colours', COLOR_TOKENS],
  ['Shapes', SHAPE_TOKENS],
] as const

export interface TokensProps {
  /** Whose values are shown. */
  tenant: string
}

/** Every name that a component may paint with, what the handle calls it, and its value in both schemes. */
export function Tokens({ tenant }: TokensProps) {
  const [query, setQuery] = useState('')
  const values = useMemo(
    () => SCHEMES.map((scheme) => ({ scheme, tokens: paintedTokens(tenant, scheme) })),
    [tenant],
  )
  const isAsked = (name: TokenName) => name.includes(query.trim().toLowerCase())
  return (
    <Page>
      <Head>
        <Title>Tokens</Title>
        <Lead>
          The {TOKEN_NAMES.length} names that components paint with, as {tenantOf(tenant).name} has them. A
          component reads the handle; only these names reach a page, never a step of a ramp.
        </Lead>
      </Head>
      <Filters>
        {' '}
        <SearchField
          label="Search"
          isLabelShown
          placeholder="brand, status, radius"
          value={query}
          onChange={setQuery}
        />
      </Filters>
      {GROUPS.map(([title, names]) => (
        <Section key={title}>
          <Heading>{title}</Heading>
          <Quiet>
            {names.filter(isAsked).length} of {names.length}
          </Quiet>
          <TableBox>
            <table>
              <thead>
                <tr>
                  <th scope="col">Group</th>
                  <th scope="col">Custom property</th>
                  <th scope="col">Handle</th>
                  {SCHEMES.map((scheme) => (
                    <th key={scheme} scope="col">
                      {scheme}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {names.filter(isAsked).map((name) => (
                  <tr key={name}>
                    <td>{groupOf(name)}</td>
                    <td>
                      <Code>--{name}</Code>
                    </td>
                    <td>
                      <Code>{PATHS.get(`var(--${name})`) ?? '-'}</Code>
                    </td>
                    {values.map(({ scheme, tokens }) => (
                      <td key={scheme}>
                        {tokens[name].startsWith('#') ? (
                          <Swatch style={{ '--swatch': tokens[name], verticalAlign: 'middle' }} />
                        ) : null}{' '}
                        <Code>{tokens[name]}</Code>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
        </Section>
      ))}
    </Page>
  )
}
