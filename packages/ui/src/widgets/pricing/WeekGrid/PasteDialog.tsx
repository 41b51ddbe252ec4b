import { linesAt } from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Dialog } from '../../../primitives/index.ts'
import type { PastePreview } from './useWeekClipboard.ts'
import type { WeekWords } from './useWeekWords.ts'

export interface PasteDialogProps {
  preview: PastePreview
  words: WeekWords
  onPaste: () => void
  onClose: () => void
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
const Lines = styled.ul`
  padding-inline-start: ${theme.space[5]};
  overflow-wrap: anywhere;
`

/** What a foreign text would bring into the week, and its lines that say no period. */
export function PasteDialog({ preview: { read, at }, words, onPaste, onClose }: PasteDialogProps) {
  const t = useText('pricing-week')
  const lines = linesAt(read.lines, at)
  const { bad } = read
  return (
    <Dialog
      isOpen
      title={t('paste.title')}
      onClose={onClose}
      footer={
        <Button
          tone="brand"
          disabledReason={lines.length === 0 ? t('paste.none') : undefined}
          onClick={onPaste}
        >
          {t('paste.confirm')}
        </Button>
      }
    >
      <Box>
        <p>{t('paste.ready', { count: lines.length })}</p>
        <Lines>
          {lines.map((line, index) => {
            const price = words.price(line.tariff)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name, and never move.
              <li key={index}>
                {line.kind === 'general'
                  ? t('paste.base', { day: words.day(line.day), price })
                  : t('paste.line', { place: words.place(line), price })}
              </li>
            )
          })}
        </Lines>
        {bad.length > 0 && (
          <Banner tone="warning" title={t('paste.badTitle', { count: bad.length })}>
            <Lines>
              {bad.map(({ line, text, why }) => (
                <li key={line}>{t('paste.bad', { line, text, why: t(`paste.why.${why}`) })}</li>
              ))}
            </Lines>
          </Banner>
        )}
      </Box>
    </Dialog>
  )
}
