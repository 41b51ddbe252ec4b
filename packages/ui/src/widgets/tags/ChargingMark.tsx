import { theme } from '@corrente/themes'
import { Circle, Zap } from 'lucide-react'
import styled from 'styled-components'
import { useText } from '../../messages/index.ts'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;

  svg {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    color: ${theme.status.busy.mark};
    fill: currentcolor;
  }

  &[data-charging] svg {
    color: ${theme.status.available.mark};
  }
`

/** Whether a recharge goes on with a tag, in words: green while it does, orange while it does not (TAG-003). */
export function ChargingMark({ isCharging }: { isCharging: boolean | undefined }) {
  const t = useText('tags')
  if (isCharging === undefined) return '-'
  return (
    <Root {...(isCharging && { 'data-charging': '' })}>
      {isCharging ? <Zap aria-hidden="true" /> : <Circle aria-hidden="true" />}
      {t(isCharging ? 'charging.on' : 'charging.off')}
    </Root>
  )
}
