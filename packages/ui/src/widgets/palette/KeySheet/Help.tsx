import type { RouteId } from '@corrente/domain/routing'
import { theme } from '@corrente/themes'
import { useId } from 'react'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'
import { helpOf } from './helpOf.ts'

const Root = styled.section`
  display: grid;
  gap: ${theme.space[1]};
  margin-block: ${theme.space[4]};
  font-size: ${theme.font.size[13]};
  max-inline-size: 76ch;

  h3 {
    font-size: ${theme.font.size[14]};
  }
`

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`

export interface PageHelpProps {
  /** The route of the page that is open. */
  readonly page: RouteId
}

/** What the open page is for, in a sentence or two. */
export function PageHelp({ page }: PageHelpProps) {
  const t = useText('palette')
  const shell = useText('shell')
  const id = useId()
  const words = helpOf(page)
  if (!words) return null
  const [name, what] =
    'menu' in words
      ? ([shell(`nav.${words.menu}`), t(`help.${words.menu}`)] as const)
      : ([t(`help.inner.${words.inner}.name`), t(`help.inner.${words.inner}.what`)] as const)
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{t('help.page', { page: name })}</h3>
      <p>{what}</p>
    </Root>
  )
}

export interface AccessibilityHelpProps {
  /** The page that says what was tested. */
  readonly statementHref: string
  /** Where a barrier is reported; undefined where the build has no such page. */
  readonly reportHref: string | undefined
  /** The way there was taken. */
  readonly onLeave: () => void
}

/** The ways to the accessibility statement, and to whom a barrier is reported. */
export function AccessibilityHelp({ statementHref, reportHref, onLeave }: AccessibilityHelpProps) {
  const t = useText('palette')
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>{t('accessibility.title')}</h3>
      <p>{t('accessibility.what')}</p>
      <Ways>
        <TextLink href={statementHref} onClick={onLeave}>
          {t('accessibility.link')}
        </TextLink>
        {reportHref !== undefined && (
          <TextLink href={reportHref} onClick={onLeave}>
            {t('accessibility.reportLink')}
          </TextLink>
        )}
      </Ways>
    </Root>
  )
}
