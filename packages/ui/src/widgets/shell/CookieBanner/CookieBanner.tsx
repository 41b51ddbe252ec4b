import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useSecondRender } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, TextLink } from '../../../primitives/index.ts'

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  inline-size: calc(100% - 2 * ${theme.space[4]});
  max-inline-size: 640px;
  margin: ${theme.space[4]} auto 0;
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.l};
  background: ${theme.bg.raised};
  color: ${theme.fg.default};
  font-size: ${theme.font.size[13]};

  /* The room of its words, which come in a render of their own. */
  &:empty {
    min-block-size: 96px;

    @media (width >= ${theme.breakpoint.tablet}px) {
      min-block-size: 50px;
    }
  }
`

/** On a phone too its button stands beside it. */
const Words = styled.p`
  flex: 1 1 180px;
  min-inline-size: 0;
`

export interface CookieBannerProps {
  /** The privacy policy (SHL-011). */
  policyHref: string
  /** The user accepts: the app sets the cookie for 365 days (SHL-012) and stops rendering the banner. */
  onAccept: () => void
}

/** The cookie notice, in the page's flow: it covers nothing. Shown until it is accepted. There is nothing to refuse: only what is needed is kept. */
export function CookieBanner({ policyHref, onAccept }: CookieBannerProps) {
  const t = useText('shell')
  const isHere = useSecondRender()
  return (
    <Box aria-label={t('cookies.label')}>
      {isHere && (
        <>
          <Words>
            {t('cookies.text')} <TextLink href={policyHref}>{t('cookies.policy')}</TextLink>.
          </Words>
          <Button tone="brand" size="small" onClick={onAccept}>
            {t('cookies.accept')}
          </Button>
        </>
      )}
    </Box>
  )
}
