import { COLOR_TOKENS, SCHEMES, type Scheme, theme } from '@corrente/themes'
import type { ColorToken } from '@corrente/themes/contract'
import { SegmentedControl, Select, TextField } from '@corrente/ui/forms'
import { Button } from '@corrente/ui/primitives'
import { useState } from 'react'
import styled from 'styled-components'
import { Code, Quiet } from '../showroom/page.ts'
import { ColorField } from './ColorField.tsx'
import type { Override } from './draftTenant.ts'

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-inline-size: 0;
`

export interface OverridesProps {
  list: readonly Override[]
  onChange: (list: Override[]) => void
}

/** Tokens that the brand book insists on, each with its reason; what depends on them is computed from them. */
export function Overrides({ list, onChange }: OverridesProps) {
  const [scheme, setScheme] = useState<Scheme>('light')
  const [token, setToken] = useState<ColorToken>('bg-page')
  const isThere = list.some((one) => one.scheme === scheme && one.token === token)
  const put = (index: number, given: Partial<Override>) =>
    onChange(list.map((one, at) => (at === index ? { ...one, ...given } : one)))
  return (
    <List>
      {list.length === 0 ? <Quiet>Nothing: every colour is computed.</Quiet> : null}
      {list.map(({ scheme: own, token: name, value, reason }, index) => (
        <List key={`${own} ${name}`} role="group" aria-label={`${name}, ${own}`}>
          <Code>
            {name}, {own}
          </Code>
          <ColorField label="Value" value={value} onChange={(to) => put(index, { value: to })} />
          <TextField label="Reason" value={reason} onChange={(why) => put(index, { reason: why })} />
          <Button size="small" onClick={() => onChange(list.filter((_, at) => at !== index))}>
            Compute {name} again
          </Button>
        </List>
      ))}
      <SegmentedControl
        label="Scheme of the colour"
        options={SCHEMES.map((value) => ({ value, label: value }))}
        value={scheme}
        onChange={setScheme}
      />
      <Select
        label="Colour"
        options={COLOR_TOKENS.map((value) => ({ value, label: value }))}
        value={token}
        onChange={setToken}
      />
      <Button
        size="small"
        disabledReason={isThere ? 'It stands above' : undefined}
        onClick={() => onChange([...list, { scheme, token, value: '#808080', reason: '' }])}
      >
        Set it by hand
      </Button>
    </List>
  )
}
