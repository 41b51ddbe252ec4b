import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing } from '../../../foundations/index.ts'
import { CONTENT_MAX } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'

const Block = styled.footer`
  border-block-start: 1px solid ${theme.border.default};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[6]};
  justify-content: space-between;
  max-inline-size: ${CONTENT_MAX}px;
  margin-inline: auto;
  padding: ${theme.space[4]} ${theme.space[6]};
  overflow-wrap: anywhere;
`

const Links = styled.ul`
  display: flex;
  min-inline-size: 0;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
`

const Anchor = styled.a`
  display: inline-block;
  min-block-size: 24px;
  color: inherit;

  ${focusRing}
`

/** The content of a tenant's footer block, in the tenant's own language. */
export interface FooterContent {
  text: string
  /** Outside pages; their addresses are checked http(s) ones. */
  links?: readonly { label: string; url: string }[] | undefined
}

export interface ShellFooterProps {
  /** Absent for most tenants: then nothing is rendered (SHL-013). */
  content?: FooterContent | undefined
}

/** The extra block below the page that one tenant shows (SHL-013). */
export function ShellFooter({ content }: ShellFooterProps) {
  const t = useText('shell')
  if (!content) return null
  return (
    <Block aria-label={t('footer.label')}>
      <Line>
        <p>{content.text}</p>
        {content.links && content.links.length > 0 && (
          <Links role="list">
            {content.links.map(({ label, url }) => (
              <li key={url}>
                <Anchor href={url} target="_blank" rel="noopener noreferrer">
                  {label}
                </Anchor>
              </li>
            ))}
          </Links>
        )}
      </Line>
    </Block>
  )
}
