import type { Voucher } from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers, useFormats } from '../../foundations/index.ts'

const Root = styled.span`
  display: grid;
  gap: 3px;
  min-inline-size: 0;
  ${tabularNumbers}
`
const Track = styled.span`
  display: block;
  block-size: 4px;
  overflow: hidden;
  border-radius: 999px;
  background: ${theme.bg.active};
`
const Bar = styled.span`
  display: block;
  block-size: 100%;
  inline-size: calc(var(--share) * 100%);
  border-radius: inherit;
  background: ${theme.brand.bg};

  @media (forced-colors: active) {
    background: Highlight;
  }
`

/** How many were used, as a figure and as a bar of all of them; a figure that is missing draws no bar. */
export function UsedBar({ usedTotal, units }: Pick<Voucher, 'usedTotal' | 'units'>) {
  const { integer } = useFormats()
  const share = usedTotal === undefined || !units ? undefined : Math.min(1, usedTotal / units)
  return (
    <Root>
      {integer(usedTotal)}
      {share !== undefined && (
        <Track aria-hidden="true">
          <Bar style={{ '--share': share }} />
        </Track>
      )}
    </Root>
  )
}
