import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Spinner } from '../../../primitives/index.ts'

const Room = styled.main`
  display: grid;
  place-content: center;
  min-block-size: 100dvh;
  background: ${theme.bg.page};
  color: ${theme.brand.text};
`

export interface BridgePageProps {
  /** An authentication was asked for a moment ago: the spinner shows. Otherwise the page is blank (TDS-001, TDS-005). */
  isBusy: boolean
}

/** The page of the 3-D Secure bridge: a spinner or nothing. The provider opens its own windows over it. */
export function BridgePage({ isBusy }: BridgePageProps) {
  const t = useText('common')
  return <Room aria-busy={isBusy}>{isBusy && <Spinner size="large" label={t('state.busy')} />}</Room>
}
