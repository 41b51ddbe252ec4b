import { historyUsers, partialBalances, type VoucherKind, type VoucherUse } from '@corrente/domain/vouchers'
import { Zap } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Select } from '../../../forms/index.ts'
import { type Loadable, MISSING, useFormats, usePersonal } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import {
  Banner,
  Button,
  Panel,
  panelState,
  TextLink,
  Timeline,
  type TimelineEvent,
} from '../../../primitives/index.ts'
import { useVoucherWords } from '../useVoucherWords.ts'

export interface VoucherHistoryProps {
  history: Loadable<readonly VoucherUse[]>
  /** The kind of the voucher; undefined for one that nobody knows. */
  kind: VoucherKind | undefined
  /** Where a recharge is shown; none where it is not permitted. */
  rechargeHrefOf: (transactionPk: number) => string | undefined
  personHrefOf: (userPk: number) => string | undefined
}

const EVERYBODY = ''
/** Entries that are shown before somebody asks for all. */
const FIRST = 10

function useEvents(
  uses: readonly VoucherUse[],
  { rechargeHrefOf, personHrefOf }: Pick<VoucherHistoryProps, 'rechargeHrefOf' | 'personHrefOf'>,
): readonly TimelineEvent[] {
  const t = useText('vouchers')
  const words = useVoucherWords()
  const personal = usePersonal()
  const { timestamp } = useFormats()
  const linked = (href: string | undefined, text: string) =>
    href === undefined ? text : <TextLink href={href}>{text}</TextLink>
  return uses.map((use) => {
    const id = String(use.transactionPk)
    const who = use.userName ?? (use.userEmail === undefined ? MISSING : personal(use.userEmail))
    const place = [use.place?.street, use.place?.number, use.place?.district].filter(Boolean).join(', ')
    return {
      key: id,
      time: timestamp(use.at, 'DD/MM/YYYY HH:mm'),
      icon: <Zap aria-hidden="true" />,
      title: linked(rechargeHrefOf(use.transactionPk), t('history.recharge', { id })),
      detail: (
        <>
          {use.userPk === undefined ? who : linked(personHrefOf(use.userPk), who)}
          {[
            use.chargerName,
            place,
            use.used !== undefined && t('history.used', { amount: words.value(use.kind, use.used) }),
            use.balance !== undefined && t('history.left', { amount: words.value(use.kind, use.balance) }),
          ]
            .filter(Boolean)
            .map((text) => ` · ${text}`)
            .join('')}
        </>
      ),
    }
  })
}

/** What a voucher paid for: a timeline, one entry per recharge, narrowed by person (VCH-016, VCH-017, VCH-018). */
export function VoucherHistory({ history, kind, ...links }: VoucherHistoryProps) {
  const t = useText('vouchers')
  const words = useVoucherWords()
  const personal = usePersonal()
  const [chosen, setChosen] = useState(EVERYBODY)
  const [isWhole, setWhole] = useState(false)
  const all = history.data
  const people = useMemo(() => historyUsers(all ?? []), [all])
  const left = useMemo(() => partialBalances(all ?? []), [all])
  const fitting = (all ?? []).filter(({ userPk }) => chosen === EVERYBODY || String(userPk) === chosen)
  const events = useEvents(isWhole ? fitting : fitting.slice(0, FIRST), links)
  return (
    <Panel
      title={t('history.title')}
      note={history.unread > 0 && t('history.unread', { count: history.unread })}
      state={panelState(history, t('history.failed'), all?.length === 0 ? t('history.empty') : undefined)}
    >
      <Stack gap={4}>
        {left && kind && (
          <Banner tone="info">
            {t('history.partial', { amount: words.worth(kind, left.hundredths), count: left.people })}
          </Banner>
        )}
        <Select
          label={t('history.user')}
          isFilter
          value={chosen}
          onChange={setChosen}
          options={[
            { value: EVERYBODY, label: t('history.everybody') },
            ...people.map(({ userPk, name, email, uses }) => ({
              value: String(userPk),
              label: `${name ?? (email === undefined ? String(userPk) : personal(email))} (${uses})`,
            })),
          ]}
        />
        <Timeline label={t('history.title')} events={events} />
        {fitting.length > events.length && (
          <Button size="small" onClick={() => setWhole(true)}>
            {t('showAll', { count: fitting.length })}
          </Button>
        )}
      </Stack>
    </Panel>
  )
}
