import { MapPinOff } from 'lucide-react'
import { Notice } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink } from '../../../primitives/index.ts'

export interface NotFoundProps {
  /** The first page that a signed-in user may open; absent without a session. */
  homeHref?: string | undefined
  /** The sign-in page; offered where there is no `homeHref`. */
  signInHref?: string | undefined
  /** Goes back to the page before; absent where there is none. */
  onBack?: (() => void) | undefined
}

/** `/not-found`: where unknown and unpermitted addresses lead (LEG-007, RTE-037, RTE-038). */
export function NotFound({ homeHref, signInHref, onBack }: NotFoundProps) {
  const t = useText('legal')
  return (
    <Notice
      icon={MapPinOff}
      title={t('notFound.title')}
      actions={
        <>
          {homeHref !== undefined && (
            <ButtonLink tone="brand" href={homeHref}>
              {t('home')}
            </ButtonLink>
          )}
          {homeHref === undefined && signInHref !== undefined && (
            <ButtonLink tone="brand" href={signInHref}>
              {t('signIn')}
            </ButtonLink>
          )}
          {onBack && <Button onClick={onBack}>{t('back')}</Button>}
        </>
      }
    >
      <p>{t('notFound.text')}</p>
    </Notice>
  )
}
