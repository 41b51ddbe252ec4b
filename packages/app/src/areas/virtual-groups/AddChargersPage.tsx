import { hrefOf, pathOf } from '@corrente/domain/routing'
import type { GroupCharger, VirtualGroup } from '@corrente/domain/virtual-groups'
import { gatewayTextOf } from '@corrente/domain/wire'
import { PageHeader } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { Button, ButtonLink, Panel } from '@corrente/ui/primitives'
import { LeaveDialog } from '@corrente/ui/widgets/forms'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { useParams, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSession } from '../../kit/access/index.ts'
import { UnreadRecord } from '../../kit/boundaries/index.ts'
import { useLeavingGuard } from '../../kit/forms/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useWrite } from '../../kit/writes/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { groupPricingQuery, virtualGroupQuery } from '../../resources/virtualGroups.ts'
import { addChargers } from '../../resources/virtualGroupWrites.ts'
import { ChargerChoice } from './ChargerChoice.tsx'
import { READ_HOLD_MS, useMinDuration } from './useMinDuration.ts'
import { useOtherGroups } from './useOtherGroups.ts'
import { usePricesBeside } from './usePricesBeside.ts'

/** `/virtual-groups/edit/{id}/chargeboxes`: chargers for a group that exists (VGR-026). */
export function AddChargersPage() {
  const { id = '' } = useParams({ strict: false })
  const t = useText('virtual-groups')
  const tenantPk = useSession()?.user.accountPk
  const reading = useLoadable(useMemo(() => virtualGroupQuery(id, tenantPk), [id, tenantPk]))
  const isHeld = useMinDuration(reading.state === 'loading', READ_HOLD_MS)
  const { data, state } = reading
  usePageTitle(t('chargers.add'))
  if (isHeld || state === 'loading') return <Panel title={t('chargers.add')} state={{ kind: 'loading' }} />
  if (data) return <OneGroup group={data} />
  return (
    <UnreadRecord
      title={t('chargers.add')}
      reading={reading}
      sayWhy={(why) => t(`view.${why}`)}
      back={{ href: pathOf('virtual-groups'), label: t('view.back') }}
    />
  )
}

/** Why a charger cannot come in: it is in, or smart charging does not take it (VGR-052, VGR-053). */
function useReason({ chargers, hasSmartCharging }: VirtualGroup) {
  const t = useText('virtual-groups')
  return useCallback(
    ({ pk, hasConfig }: GroupCharger) => {
      if (chargers.some((charger) => charger.pk === pk)) return t('chargers.already')
      return hasSmartCharging === true && hasConfig !== true ? t('chargers.noConfigReason') : undefined
    },
    [t, chargers, hasSmartCharging],
  )
}

function OneGroup({ group }: { readonly group: VirtualGroup }) {
  const t = useText('virtual-groups')
  const { history } = useRouter()
  const [chosen, choose] = useState<readonly GroupCharger[]>([])
  const [isAsking, setAsking] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const leaving = useLeavingGuard(chosen.length > 0 && !isAdded, false, () => undefined)
  const id = String(group.id)
  // Once the guard knows that nothing is left to lose.
  useEffect(() => {
    if (isAdded)
      history.push(hrefOf({ path: pathOf('virtual-group-view', { id }), search: { tab: 'chargers' } }))
  }, [isAdded, history, id])
  return (
    <>
      <ChargerChoice
        chosen={chosen}
        onChange={choose}
        reasonOf={useReason(group)}
        header={
          <PageHeader
            title={t('chargers.add')}
            detail={group.name}
            actions={
              <ButtonLink tone="ghost" href={pathOf('virtual-group-view', { id })}>
                {t('add.back')}
              </ButtonLink>
            }
          />
        }
        footer={
          <>
            <span role="status">
              {chosen.length === 0
                ? t('chargers.chosenNone')
                : t('chargers.chosen', { count: chosen.length })}
            </span>
            <Button
              tone="brand"
              disabledReason={chosen.length === 0 ? t('add.nothing') : undefined}
              onClick={() => setAsking(true)}
            >
              {t('add.submit')}
            </Button>
          </>
        }
      />
      <Addition
        group={group}
        chosen={chosen}
        isAsking={isAsking}
        onClose={() => setAsking(false)}
        onAdded={() => setAdded(true)}
      />
      <LeaveDialog isOpen={leaving.isAsking} onLeave={leaving.leave} onStay={leaving.stay} />
    </>
  )
}

interface AdditionProps {
  readonly group: VirtualGroup
  readonly chosen: readonly GroupCharger[]
  readonly isAsking: boolean
  readonly onClose: () => void
  readonly onAdded: () => void
}

/** Asks before chargers come in, says what they cost from then on, and adds them (VGR-081, VGR-082). */
function Addition({ group, chosen, isAsking, onClose, onAdded }: AdditionProps) {
  const t = useText('virtual-groups')
  const { gateways, toasts } = usePorts()
  const accountPk = useSession()?.user.accountPk ?? 0
  const pricing = useLoadable(useMemo(() => groupPricingQuery(group.id), [group.id]))
  const othersOf = useOtherGroups(group)
  const pks = chosen.map(({ pk }) => pk)
  const prices = usePricesBeside(group, pks)
  const addition = useWrite(addChargers({ vg: gateways.vg, accountPk }, group.id, pks), () => {
    addition.forget()
    toasts.show({ tone: 'success', text: t('add.done'), id: 'chargers-added' })
    onAdded()
  })
  const isFree = pricing.data === 'none' || pricing.data?.isEnabled === false
  const shared = chosen.filter((charger) => othersOf(charger).length > 0)
  return (
    <OnceDialog
      isOpen={isAsking}
      tone="brand"
      title={t('add.question', { count: chosen.length, group: group.name ?? group.id })}
      description={t('add.description')}
      confirmLabel={t('add.submit')}
      state={addition.state}
      refusal={t('add.failed')}
      wordsOf={gatewayTextOf}
      onConfirm={() => void addition.press()}
      onVerify={addition.verify}
      onCancel={() => {
        addition.forget()
        onClose()
      }}
    >
      {pricing.data === undefined ? (
        <p>{t('price.unread')}</p>
      ) : isFree ? (
        <p>{t('price.same')}</p>
      ) : (
        <p>
          {t('price.fromTo', {
            from: [...new Set(pks.map(prices.without))].join('; '),
            to: [...new Set(pks.map((pk) => prices.within(pk, pricing.data)))].join('; '),
          })}
        </p>
      )}
      {shared.length > 0 && (
        <p>
          {t('add.shared', {
            names: shared.map(({ code, description, pk }) => description ?? code ?? pk).join(', '),
          })}
        </p>
      )}
    </OnceDialog>
  )
}
