import { MINUTE_MS } from '@corrente/domain/time'
import { isPastEnd, isUsable, type Voucher, worthOf } from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import { ArrowLeft, CalendarPlus, CircleHelp, Copy, Pencil, Power, PowerOff } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useFormats, useNow, VisuallyHidden } from '../../../foundations/index.ts'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, FoldedActions, IndicatorCard, Panel } from '../../../primitives/index.ts'
import { OverlapBanners } from '../OverlapBanners.tsx'
import { useVoucherWords } from '../useVoucherWords.ts'
import { VoucherFacts, type VoucherFactsProps } from './VoucherFacts.tsx'

/** Where the links of a voucher lead; none where it is not permitted. */
export interface VoucherLinks {
  readonly list: string
  readonly edit: string | undefined
  readonly duplicate: string | undefined
  readonly voucher: (pk: number) => string | undefined
}

export interface VoucherViewProps extends Pick<VoucherFactsProps, 'chargers'> {
  voucher: Voucher
  /** Vouchers of the same code on the same days. */
  overlaps: readonly Voucher[]
  links: VoucherLinks
  /** "Por que não funciona?" */
  onVerdict: () => void
  /** Asked to switch it off, or on again; absent without the right to edit. */
  onSwitch: (() => void) | undefined
  /** Asked for more days or units. */
  onChange: (() => void) | undefined
  /** Why nothing can be changed here. */
  changeBlock: string | undefined
  /** Who has it. */
  people: ReactNode
  history: ReactNode
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(148px, 100%), 1fr));
  gap: ${theme.space[3]};
`
const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(380px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[4]};
`

function Actions({ voucher, links, changeBlock, ...props }: VoucherViewProps) {
  const t = useText('vouchers')
  const isOff = voucher.isActive === false
  return (
    <>
      <ButtonLink href={links.list} tone="ghost" icon={<ArrowLeft aria-hidden="true" />}>
        {t('view.back')}
      </ButtonLink>
      <Button icon={<CircleHelp aria-hidden="true" />} onClick={props.onVerdict}>
        {t('view.why')}
      </Button>
      <FoldedActions
        actions={[
          {
            label: t('view.change'),
            icon: <CalendarPlus aria-hidden="true" />,
            disabledReason: changeBlock,
            onSelect: props.onChange,
          },
          { label: t('view.duplicate'), icon: <Copy aria-hidden="true" />, href: links.duplicate },
          {
            label: t(isOff ? 'switch.on.confirm' : 'switch.off.confirm'),
            icon: isOff ? <Power aria-hidden="true" /> : <PowerOff aria-hidden="true" />,
            disabledReason: changeBlock,
            onSelect: props.onSwitch,
          },
        ]}
      />
      {links.edit !== undefined && (
        <ButtonLink href={links.edit} tone="brand" icon={<Pencil aria-hidden="true" />}>
          {t('view.edit')}
        </ButtonLink>
      )}
    </>
  )
}

/** What an operator should know before anything else: past its end, a twin on the same days, another zone. */
function Warnings({ voucher, overlaps, links }: VoucherViewProps) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  const now = useNow(MINUTE_MS)
  return (
    <>
      {isPastEnd(voucher, now) && voucher.isActive === true && (
        <Banner tone="warning">{t('view.past', { end: words.longTime(voucher.expire) })}</Banner>
      )}
      <OverlapBanners overlaps={overlaps} hrefOf={links.voucher} />
    </>
  )
}

/** The three indicators, and what it promises: in all, used and still open (VCH-013; decisions: Vouchers). */
function Indicators({ voucher }: { voucher: Voucher }) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  const { integer } = useFormats()
  const worth = worthOf(voucher)
  return (
    <Cards>
      <VisuallyHidden>
        <h2>{t('indicator.heading')}</h2>
      </VisuallyHidden>
      <IndicatorCard isCompact title={t('column.units')} value={voucher.units} format={integer} />
      <IndicatorCard isCompact title={t('indicator.used')} value={voucher.usedTotal} format={integer} />
      <IndicatorCard
        isCompact
        title={t('indicator.available')}
        value={voucher.notUsedTotal}
        format={integer}
      />
      {worth && (
        <IndicatorCard
          isCompact
          title={t(isUsable(voucher) ? 'indicator.open' : 'indicator.wasOpen')}
          value={worth.open}
          format={(value) => words.worth(worth.kind, value ?? 0)}
          detail={t('indicator.worth', {
            all: words.worth(worth.kind, worth.all),
            used: words.worth(worth.kind, worth.used),
          })}
        />
      )}
    </Cards>
  )
}

/** A voucher: what it gives, to whom and where, how much of it is used, and what can be done about it (VCH-009 to VCH-018). */
export function VoucherView(props: VoucherViewProps) {
  const { voucher, chargers } = props
  const t = useText('vouchers')
  const words = useVoucherWords()
  return (
    <Stack gap={4}>
      <PageHeader title={words.code(voucher)} detail={voucher.title} actions={<Actions {...props} />} />
      <Warnings {...props} />
      <Indicators voucher={voucher} />
      <Panel title={t('view.facts')}>
        <VoucherFacts voucher={voucher} chargers={chargers} />
      </Panel>
      <Halves>
        {props.people}
        {props.history}
      </Halves>
    </Stack>
  )
}
