import { theme } from '@corrente/themes'
import { Check, ChevronDown, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { focusRing } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'

const Box = styled.details`
  inline-size: 100%;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
  font-size: ${theme.font.size[13]};
  text-align: start;

  &[open] svg[data-arrow] {
    transform: rotate(180deg);
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.m};
  color: ${theme.fg.default};
  font-weight: ${theme.font.weight.medium};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  ${focusRing}
`

const Inside = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
  padding: 0 ${theme.space[3]} ${theme.space[3]};
  color: ${theme.fg.muted};
`

const Text = styled.pre`
  inline-size: 100%;
  max-block-size: 200px;
  margin: 0;
  padding: ${theme.space[2]};
  overflow: auto;
  border-radius: ${theme.radius.s};
  background: ${theme.bg.inset};
  color: ${theme.fg.default};
  font-family: ${theme.font.mono};
  font-size: ${theme.font.size[12]};
  user-select: all;
  white-space: pre;

  ${focusRing}
`

export interface ErrorDetailsProps {
  /** What helps support: the error and the last outcomes, without bodies, tokens or personal data. */
  details: string
  /** Puts the text into the clipboard; rejects where the browser refuses. */
  onCopy: (text: string) => Promise<void>
  /** Saves the file that support can open. */
  onSave: () => Promise<void>
}

/** What happened, folded away, to be copied into a message to support. */
export function ErrorDetails({ details, onCopy, onSave }: ErrorDetailsProps) {
  const t = useText('shell')
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no')
  const copy = () =>
    onCopy(details).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    )
  return (
    <Box>
      <Summary>
        {t('failure.details')}
        <ChevronDown size={16} aria-hidden data-arrow="" />
      </Summary>
      <Inside>
        <p>{t('failure.detailsHint')}</p>
        <Text tabIndex={0} role="region" aria-label={t('failure.details')}>
          {details}
        </Text>
        <Button size="small" icon={<Download aria-hidden />} onClick={onSave}>
          {t('failure.file')}
        </Button>
        <p>{t('failure.fileHint')}</p>
        <Button
          size="small"
          icon={copied === 'yes' ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={copy}
        >
          {t('failure.copy')}
        </Button>
        <p role="status">
          {copied === 'yes' && t('failure.copied')}
          {copied === 'refused' && t('failure.copyFailed')}
        </p>
      </Inside>
    </Box>
  )
}
