import { theme } from '@corrente/themes'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { TextArea } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'

/** What became of pasted codes. */
export interface PasteFound {
  readonly found: number
  /** Codes of chargers that may not be chosen. */
  readonly unfit: readonly string[]
  /** Codes that nobody has. */
  readonly missing: readonly string[]
}

export interface PasteCodesProps {
  /** Chooses the chargers of these codes; undefined: they could not be read. */
  onFind: (codes: readonly string[]) => Promise<PasteFound | undefined>
  /** Whether its field stands open from the start. Default: a press opens it. */
  isOpenAtFirst?: boolean
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
`
const Wide = styled.div`
  inline-size: min(520px, 100%);
`

const codesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((code) => code.trim())
      .filter((code) => code !== ''),
  ),
]

/** A whole list of codes, pasted: those found are chosen, the others named. */
export function PasteCodes({ onFind, isOpenAtFirst = false }: PasteCodesProps) {
  const t = useText('virtual-groups')
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [end, setEnd] = useState<PasteFound | 'failed'>()
  const find = async () => {
    setBusy(true)
    const found = await onFind(codesOf(text))
    setBusy(false)
    setEnd(found ?? 'failed')
    // What was not taken stays, to be corrected.
    if (found) setText([...found.missing, ...found.unfit].join('\n'))
  }
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        icon={<ClipboardPaste aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('chargers.paste')}
      </Button>
      {isOpen && (
        <>
          <Wide>
            <TextArea label={t('chargers.pasteLabel')} value={text} onChange={setText} />
          </Wide>
          <Button size="small" isBusy={isBusy} onClick={() => void find()}>
            {t('chargers.pasteAdd')}
          </Button>
        </>
      )}
      <div role="status">
        {end === 'failed' && <p>{t('chargers.pasteFailed')}</p>}
        {end !== undefined && end !== 'failed' && (
          <>
            <p>{t('chargers.pasteFound', { count: end.found })}</p>
            {end.unfit.length > 0 && <p>{t('chargers.pasteUnfit', { codes: end.unfit.join(', ') })}</p>}
            {end.missing.length > 0 && <p>{t('chargers.pasteMissing', { codes: end.missing.join(', ') })}</p>}
          </>
        )}
      </div>
    </Box>
  )
}
