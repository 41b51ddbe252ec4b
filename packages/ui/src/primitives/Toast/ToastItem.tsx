import { type Tone, theme } from '@corrente/themes'
import { X } from 'lucide-react'
import styled, { css, keyframes } from 'styled-components'
import { VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { ToneIcon } from '../Banner/ToneIcon.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import type { Toast } from './createToaster.ts'

/** From this width of the window on, CSS pixels, the header has room for a line between its two ends. */
const IN_HEADER = 1200

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`
const mark = (tone: Tone) => css`
  border-inline-start-color: ${theme.tone[tone].solid};
  > svg:first-child { color: ${theme.tone[tone].fg}; }
`
const tones = {
  neutral: mark('neutral'),
  info: mark('info'),
  success: mark('success'),
  warning: mark('warning'),
  danger: mark('danger'),
} satisfies Record<Tone, unknown>

const Root = styled.li<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.border.default};
  border-inline-start-width: 4px;
  border-radius: ${theme.radius.m};
  background: ${theme.bg.raised};
  color: ${theme.fg.default};
  box-shadow: ${theme.shadow.overlay};
  pointer-events: auto;
  animation: ${rise} ${theme.duration.normal};
  ${({ $tone }) => tones[$tone]}

  > svg {
    margin-block-start: 6px;
  }

  /* In the line of the header, between the logo and what stands at its end. */
  &[data-passing] {
    @media (width >= ${IN_HEADER}px) {
      position: fixed;
      inset-block-start: 6px;
      inset-inline: 216px 456px;
      align-items: center;
      inline-size: fit-content;
      max-inline-size: 760px;
      block-size: 44px;
      margin-inline: auto;
      padding-block: 0;
      font-size: ${theme.font.size[13]};
      line-height: 1.3;
      box-shadow: ${theme.shadow.raised};

      > svg {
        margin: 0;
      }

      > div {
        display: flex;
        align-items: center;
        gap: ${theme.space[3]};
        padding: 0;
      }

      a {
        flex: none;
      }
    }

    /* There is one thing more at the end of the header: whose zone the times are in. */
    @media (width >= ${IN_HEADER}px) {
      :root:has([data-zone-note]) & {
        inset-inline-end: 576px;
      }
    }
  }
`
/** All of it is its tooltip, where the line of the header cuts it. */
const Text = styled.span`
  [data-passing] & {
    display: -webkit-box;
    overflow: hidden;
    min-inline-size: 0;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;

    /* A name is cut at its end where it takes more than half. */
    > span {
      display: inline-block;
      max-inline-size: 60%;
      overflow: hidden;
      text-overflow: ellipsis;
      vertical-align: bottom;
      white-space: nowrap;
    }
  }
`
const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  flex: 1;
  min-inline-size: 0;
  padding-block: ${theme.space[1]};
  overflow-wrap: anywhere;
`

const Detail = styled.span`
  flex: none;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`

export interface ToastItemProps {
  /** What happened to what. */
  toast: Toast
  /** Its cross was pressed, or its action is done. */
  onDismiss: () => void
}

/** One toast of the host. */
export function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const t = useText('common')
  const { action, tone } = toast
  return (
    <Root $tone={tone} data-passing={toast.group === undefined ? undefined : ''}>
      <ToneIcon tone={tone} label={t(`toast.tone.${tone}`)} />
      <Words>
        <Text title={toast.group === undefined ? undefined : toast.text}>
          <Sentence {...toast} />
        </Text>
        {toast.detail === undefined ? null : <Detail>{toast.detail}</Detail>}
        {toast.others === 0 ? null : (
          <Detail>
            <span aria-hidden="true">{t('toast.more', { count: toast.others })}</span>
            <VisuallyHidden>{t('toast.othersLabel', { count: toast.others })}</VisuallyHidden>
          </Detail>
        )}
        {action?.href === undefined ? null : (
          <TextLink href={action.href} onClick={onDismiss}>
            {action.label}
          </TextLink>
        )}
        {action?.onSelect ? (
          <Button
            size="small"
            onClick={() => {
              action.onSelect()
              onDismiss()
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </Words>
      {toast.setting}
      <IconButton
        label={t('action.dismiss')}
        icon={<X aria-hidden="true" />}
        size="small"
        tooltipSide="start"
        onClick={onDismiss}
      />
    </Root>
  )
}

/** What happened to what; the name of what is told apart. */
function Sentence({ text, subject }: Pick<Toast, 'text' | 'subject'>) {
  const at = subject ? text.indexOf(subject) : -1
  if (!subject || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span>{subject}</span>
      {text.slice(at + subject.length)}
    </>
  )
}
