import {
  BRIDGE_APART,
  BRIDGE_OUTSIDE,
  BRIDGE_PARTS,
  type Bridge,
  type BridgeLine,
  type MonthCheck,
  type Share,
} from '@corrente/domain/financial'
import { useMemo } from 'react'
import { csvOf } from '../../../charts/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { useMoneyWords } from '../useMoneyWords.ts'

/** One line of the month outside of its page: on the clipboard, in a file. */
interface ToldLine {
  readonly currency: string
  readonly label: string
  readonly count: number
  /** Hundredths; what is taken off is below 0. */
  readonly amount: number
}

const HUNDREDTHS = 100

/** The month in lines: as a text that is pasted into a message, and as a file. */
export function useBridgeLines() {
  const t = useText('month-check')
  const tf = useText('financial')
  const words = useMoneyWords()
  const { money, integer, locale } = useFormats()
  return useMemo(() => {
    const linesOf = (bridge: Bridge): readonly ToldLine[] => {
      const { currency, gross, charged, refunded, net } = bridge
      const line = (label: string, { count, amount }: Share, sign = 1): ToldLine => ({
        currency,
        label,
        count,
        amount: amount * sign,
      })
      const some = (label: string, share: Share, sign = 1) =>
        share.count > 0 ? [line(label, share, sign)] : []
      const within = (title: string, lines: readonly BridgeLine[], nameOf: (name?: string) => string) =>
        lines.map(({ name, count, charged: amount }) => line(`${title}: ${nameOf(name)}`, { count, amount }))
      return [
        ...BRIDGE_PARTS.flatMap((part) => some(t(`part.${part}`), bridge.parts[part])),
        line(t('gross'), gross),
        ...BRIDGE_OUTSIDE.flatMap((way) => some(t(`outside.${way}`), bridge.outside[way], -1)),
        line(t('charged'), charged),
        line(t('refunded'), refunded, -1),
        line(t('net'), { count: charged.count, amount: net }),
        ...within(t('byType'), bridge.types, (name) =>
          name === undefined ? tf('noType') : words.type(name),
        ),
        ...within(t('byAccount'), bridge.accounts, (name) => name ?? t('noAccount')),
        ...BRIDGE_APART.flatMap((place) =>
          some(`${t('apartTitle')}: ${t(`apart.${place}`)}`, bridge.apart[place]),
        ),
      ]
    }
    return {
      textOf: ({ coins }: MonthCheck, scope: string): string =>
        [
          `${t('title')}: ${scope}`,
          ...coins.flatMap((bridge) => [
            '',
            t('statementOf', { currency: bridge.currency }),
            ...linesOf(bridge).map(
              ({ currency, label, count, amount }) =>
                `${label}: ${money(amount / HUNDREDTHS, currency)} (${integer(count)})`,
            ),
          ]),
          '',
          t('note.fees'),
          t('note.refundDate'),
        ].join('\n'),
      fileOf: ({ coins }: MonthCheck): Blob =>
        csvOf<ToldLine>(
          [
            { header: tf('column.coin'), text: ({ currency }) => currency },
            { header: t('file.line'), text: ({ label }) => label },
            { header: t('file.count'), text: ({ count }) => count },
            { header: tf('column.amount'), text: ({ amount }) => amount / HUNDREDTHS },
          ],
          coins.flatMap(linesOf),
          locale,
        ),
    }
  }, [t, tf, words, money, integer, locale])
}
