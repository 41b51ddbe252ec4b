import type { VoucherPreview as Preview } from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import { CalendarDays, MapPin, Repeat, Ticket, Users } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { Rows, Small } from '../../../layout/index.ts'
import { type Translate, useText } from '../../../messages/index.ts'
import { Badge } from '../../../primitives/index.ts'
import { useGift } from '../useGift.ts'
import { useSentence } from '../useSentence.ts'

export interface VoucherPreviewProps {
  /** What stands in the form. */
  preview: Preview
  /** Whether it is switched on. */
  isOn: boolean
}

const Title = styled.h2`
  font-size: ${theme.font.size[16]};
`
/** A ticket: what it gives on top, the tear-off with the code below. */
const Sheet = styled.div`
  display: grid;
  min-inline-size: 0;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.l};
  background: ${theme.bg.surface};
  box-shadow: ${theme.shadow.raised};
  overflow: hidden;
`
const Head = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]};
  background: ${theme.brand.softBg};
  color: ${theme.brand.softFg};
  overflow-wrap: anywhere;
`
const Value = styled.p`
  font-size: ${theme.font.size[24]};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.tight};
  ${tabularNumbers}
`
const Name = styled.p`
  font-weight: ${theme.font.weight.semibold};
`
const Facts = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  padding: ${theme.space[4]};
  font-size: ${theme.font.size[13]};
  list-style: none;
`
const Fact = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: ${theme.space[2]};
  align-items: start;

  svg {
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 2px;
    color: ${theme.fg.muted};
  }
`
const Stub = styled.div`
  display: grid;
  justify-items: center;
  gap: 2px;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-start: 2px dashed ${theme.border.strong};
`
const Code = styled.span`
  max-inline-size: 100%;
  font-family: ${theme.font.mono};
  font-size: ${theme.font.size[20]};
  font-weight: ${theme.font.weight.semibold};
  overflow-wrap: anywhere;
`
const Cost = styled.div`
  display: grid;
  gap: 2px;
  overflow-wrap: anywhere;
`
const Sentence = styled.p`
  font-weight: ${theme.font.weight.medium};
  ${tabularNumbers}
`

/** From when to when it is valid, to the minute, in the zone of all times shown. */
function validity(
  { start, expire }: Preview,
  written: (at: number) => string,
  t: Translate<'voucher-form'>,
): string {
  if (start !== undefined && expire !== undefined)
    return t('preview.until', { start: written(start), expire: written(expire) })
  if (start !== undefined) return t('preview.from', { start: written(start) })
  return expire === undefined ? t('preview.noDates') : t('preview.untilOnly', { expire: written(expire) })
}

/** A voucher as its driver will see it, while it is typed, and what it can cost. */
export function VoucherPreview({ preview, isOn }: VoucherPreviewProps) {
  const t = useText('voucher-form')
  const id = useId()
  const { timestamp } = useFormats()
  const sentence = useSentence()(preview)
  const { chargers, guests, uses } = preview
  const fact = (icon: ReactNode, text: string) => (
    <Fact>
      {icon}
      <span>{text}</span>
    </Fact>
  )
  return (
    <Rows $gap={3} role="group" aria-labelledby={id}>
      <Title id={id}>{t('preview.title')}</Title>
      <Sheet>
        <Head>
          <Given preview={preview} />
          <Name>{preview.title || t('preview.name')}</Name>
          {preview.description && <span>{preview.description}</span>}
          {!isOn && (
            <span>
              <Badge tone="warning">{t('preview.off')}</Badge>
            </span>
          )}
        </Head>
        <Facts>
          {fact(
            <CalendarDays aria-hidden="true" />,
            validity(preview, (at) => timestamp(at, 'DD/MM/YYYY HH:mm'), t),
          )}
          {preview.kind === 'PERCENT_RECHARGE' &&
            fact(<Repeat aria-hidden="true" />, t('preview.uses', { count: uses }))}
          {fact(
            <MapPin aria-hidden="true" />,
            chargers === undefined ? t('preview.everywhere') : t('preview.some', { count: chargers }),
          )}
          {fact(
            <Users aria-hidden="true" />,
            guests === 0 ? t('preview.open') : t('preview.guests', { count: guests }),
          )}
        </Facts>
        <Stub>
          <Small>{t('preview.code')}</Small>
          <Code>{preview.code || '—'}</Code>
        </Stub>
      </Sheet>
      <Cost>
        <Small>{t('preview.cost')}</Small>
        {sentence ? (
          <>
            <Sentence>{sentence}</Sentence>
            <Small>{t('preview.costHint')}</Small>
          </>
        ) : (
          <span>{t('preview.noCost')}</span>
        )}
      </Cost>
    </Rows>
  )
}

/** What it gives, large: 1000 typed as money is R$ 10,00 here. */
function Given({ preview: { kind, kindValue } }: Pick<VoucherPreviewProps, 'preview'>) {
  const t = useText('voucher-form')
  const gift = useGift()
  if (kind === '' || kindValue === undefined || kindValue <= 0)
    return (
      <Value>
        <Ticket aria-hidden="true" /> {t('preview.nothing')}
      </Value>
    )
  const value = gift.value(kind, kindValue)
  if (kind === 'PERCENT_RECHARGE') return <Value>{t('preview.percent', { value })}</Value>
  if (kind === 'MONEY_RECHARGE') return <Value>{t('preview.money', { value })}</Value>
  return <Value>{kind === 'KWH_RECHARGE' ? t('preview.energy', { value }) : `${value} ${kind}`}</Value>
}
