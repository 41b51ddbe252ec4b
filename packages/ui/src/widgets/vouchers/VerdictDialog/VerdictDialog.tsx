import { type CheckLine, firstCross, type Voucher, type VoucherCheck } from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import { CircleHelp, CircleX, CircleCheck as Tick } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useZoneText } from '../../../forms/index.ts'
import { useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, CopyButton, Dialog } from '../../../primitives/index.ts'
import { useVoucherWords } from '../useVoucherWords.ts'

export interface VerdictDialogProps {
  voucher: Voucher
  /** Each check for this driver at this charger. */
  lines: readonly CheckLine[]
  /** How often the driver used it, and may; undefined: not known. */
  uses: { readonly used: number; readonly allowed: number } | undefined
  /** The zone of its dates. */
  zone: string
  /** The fields in which driver and charger are chosen. */
  driverField: ReactNode
  chargerField: ReactNode
  onCopy: (text: string) => Promise<void>
  onClose: () => void
}

const ICONS = { yes: Tick, no: CircleX, unknown: CircleHelp } as const

const Line = styled.li<{ $result: CheckLine['result'] }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding-block: ${theme.space[1]};
  overflow-wrap: anywhere;

  svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${({ $result }) =>
      $result === 'yes' ? theme.tone.success.fg : $result === 'no' ? theme.tone.danger.fg : theme.fg.muted};
  }
`
const Answer = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`

/** "Por que não funciona?": each check of this code for this driver at this charger; its first cross is a sentence to copy. */
export function VerdictDialog(props: VerdictDialogProps) {
  const { voucher, lines, uses, zone } = props
  const t = useText('vouchers')
  const words = useVoucherWords()
  const { integer } = useFormats()
  const zoneText = useZoneText()
  const facts = {
    code: words.code(voucher),
    start: words.longTime(voucher.start),
    end: words.longTime(voucher.expire),
    zone: zoneText(zone),
    units: integer(voucher.units),
    left: integer(voucher.notUsedTotal),
    used: integer(uses?.used),
    allowed: integer(uses?.allowed),
  }
  const cross = firstCross(lines)
  const isOpen = lines.some(({ result }) => result === 'unknown')
  const sentence = cross ? t(`why.${cross}`, facts) : undefined
  const textOf = ({ check, result }: CheckLine) =>
    t(`check.${check}`, facts) + (result === 'unknown' ? ` ${t(`unknown.${unknownOf(check)}`)}` : '')
  return (
    <Dialog isOpen title={t('verdict.title', facts)} description={t('verdict.hint')} onClose={props.onClose}>
      <Stack gap={4}>
        {props.driverField}
        {props.chargerField}
        <ul aria-label={t('verdict.title', facts)}>
          {lines.map((line) => {
            const Icon = ICONS[line.result]
            return (
              <Line key={line.check} $result={line.result}>
                <Icon aria-hidden="true" />
                <span>
                  <VisuallyHidden>{t(`result.${line.result}`)} </VisuallyHidden>
                  {textOf(line)}
                </span>
              </Line>
            )
          })}
        </ul>
        <Banner tone={sentence ? 'danger' : isOpen ? 'info' : 'success'} isAnnounced>
          <Answer>
            <span>{sentence ?? t(isOpen ? 'verdict.open' : 'verdict.fine', facts)}</span>
            {sentence && <CopyButton text={sentence} label={t('verdict.copy')} onCopy={props.onCopy} />}
          </Answer>
        </Banner>
      </Stack>
    </Dialog>
  )
}

/** What is missing for an answer. */
function unknownOf(check: VoucherCheck): 'driver' | 'charger' | 'reply' {
  if (check === 'charger') return 'charger'
  return check === 'guest' || check === 'uses' ? 'driver' : 'reply'
}
