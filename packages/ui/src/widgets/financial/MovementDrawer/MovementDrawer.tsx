import type { Movement } from '@corrente/domain/financial'
import { invoiceStateOf } from '@corrente/domain/money'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { Inline, Small, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import {
  Banner,
  Button,
  CopyButton,
  DescriptionList,
  Drawer,
  PersonalText,
  Skeleton,
  TextLink,
} from '../../../primitives/index.ts'
import { InvoiceStatus } from '../InvoiceStatus.tsx'
import { MovementStatus } from '../MovementStatus.tsx'
import { PaymentIcon } from '../PaymentIcon/PaymentIcon.tsx'
import { useMovementWords } from '../useMovementWords.ts'

/** How the reading stands that a drawer makes on opening. `gone`: it was not found. */
export const DRAWER_READINGS = ['reading', 'read', 'notRead', 'gone'] as const
export type DrawerReading = (typeof DRAWER_READINGS)[number]

/** The code that the provider knows the payment by. */
export type ShownCode =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  /** Without a code there is none; a wallet payment then shows '-' (FIN-012). */
  | { readonly state: 'ready'; readonly code: { readonly shown: string; readonly full: string } | undefined }

/** What is left where a number is a recharge's and an idle charge's, so that a refund would not say of which. */
export type SharedWay = { readonly kind: 'cancelIdle'; readonly href: string } | { readonly kind: 'provider' }

export interface MovementDrawerProps {
  /** Undefined: it is closed. */
  movement: Movement | undefined
  reading: DrawerReading
  /** What was read now differs from the list. */
  hasChanged: boolean
  /** Its number stands under two types: the way that is left; undefined: it does not. */
  sharedWay: SharedWay | undefined
  code: ShownCode
  onCopy: (text: string) => Promise<void>
  rechargeHref: string | undefined
  personHref: string | undefined
  /** Of a deposit whose tag is exactly one person's: what they paid in altogether, already written. */
  depositsTotal: string | undefined
  /** Why the invoice cannot be sent again; undefined: it can. */
  resendReason: string | undefined
  isResending: boolean
  onResend: () => void
  /** Where it stands over another page: the way to the list. */
  listHref?: string | undefined
  /** How much is left, and the refund. */
  refund: ReactNode
  onClose: () => void
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[2]};

  h3 {
    font-size: ${theme.font.size[14]};
  }
`

/** A movement with all that is known of it: what it is made of, its code, its refund and its invoice (FIN-006, FIN-010). */
export function MovementDrawer(props: MovementDrawerProps) {
  const { movement, listHref } = props
  const t = useText('financial')
  const { nameOf } = useMovementWords()
  return (
    <Drawer
      isOpen={movement !== undefined}
      onClose={props.onClose}
      title={movement ? nameOf(movement) : ''}
      {...(listHref !== undefined && {
        size: 'large',
        footer: <TextLink href={listHref}>{t('over.inList')}</TextLink>,
      })}
    >
      {movement && <Content {...props} movement={movement} />}
    </Drawer>
  )
}

type ContentProps = MovementDrawerProps & { movement: Movement }

function Content(props: ContentProps) {
  const { reading, movement } = props
  const t = useText('financial')
  return (
    <Stack gap={4}>
      {reading === 'reading' && (
        <Small as="p" role="status">
          {t('drawer.reading')}
        </Small>
      )}
      {reading === 'notRead' && <Banner tone="warning">{t('drawer.notRead')}</Banner>}
      {reading === 'gone' && <Banner tone="warning">{t('drawer.gone')}</Banner>}
      {props.hasChanged && (
        <Banner tone="warning" isAnnounced>
          {t('drawer.changed')}
        </Banner>
      )}
      <Shared {...props} />
      {props.refund}
      <Facts {...props} />
      <Section>
        <h3>{t('drawer.breakdown')}</h3>
        <DescriptionList
          items={[
            { key: 'energy', term: t('drawer.energy'), value: movement.energyText },
            { key: 'tax', term: t('drawer.tax'), value: movement.taxText },
            { key: 'voucher', term: t('drawer.voucher'), value: movement.voucherText },
            { key: 'perRecharge', term: t('drawer.perRecharge'), value: movement.perRechargeText },
          ]}
        />
      </Section>
      <Invoice {...props} />
    </Stack>
  )
}

/** Why neither refund nor resend is offered, and what is. */
function Shared({ sharedWay, code, onCopy }: ContentProps) {
  const t = useText('financial')
  if (!sharedWay) return null
  const known = code.state === 'ready' ? code.code : undefined
  return (
    <Banner
      tone="warning"
      action={
        sharedWay.kind === 'cancelIdle' ? (
          <TextLink href={sharedWay.href}>{t('drawer.cancelIdle')}</TextLink>
        ) : (
          known && <CopyButton text={known.full} label={t('drawer.copyFull')} onCopy={onCopy} />
        )
      }
    >
      {t('drawer.sharedNumber')}{' '}
      {sharedWay.kind === 'provider' && t(known ? 'drawer.atProvider' : 'drawer.atProviderUncoded')}
    </Banner>
  )
}

function Facts({ movement, code, onCopy, personHref, rechargeHref, depositsTotal }: ContentProps) {
  const t = useText('financial')
  const { timestamp } = useFormats()
  const { paymentOf } = useMovementWords()
  const time = (at: number | undefined) => timestamp(at, 'DD/MM/YYYY HH:mm')
  return (
    <Section>
      <h3>{t('drawer.what')}</h3>
      <DescriptionList
        items={[
          { key: 'status', term: t('column.status'), value: <MovementStatus movement={movement} /> },
          {
            key: 'payment',
            term: t('drawer.payment'),
            value: (
              <Inline gap={1}>
                <PaymentIcon type={movement.paymentType} />
                {paymentOf(movement)}
              </Inline>
            ),
          },
          {
            key: 'person',
            term: t('column.person'),
            value: (
              <Stack gap={1}>
                <span>{movement.personName ?? MISSING}</span>
                {personHref === undefined ? (
                  <Small as="p">{t('drawer.personUnknown')}</Small>
                ) : (
                  <TextLink href={personHref}>{t('drawer.toPerson')}</TextLink>
                )}
              </Stack>
            ),
          },
          {
            key: 'tag',
            term: t('column.tag'),
            value: movement.idTag && <PersonalText text={movement.idTag} />,
          },
          { key: 'account', term: t('filter.account'), value: movement.accountName },
          { key: 'charger', term: t('filter.charger'), value: movement.stationName },
          { key: 'created', term: t('column.created'), value: time(movement.createdAt) },
          { key: 'paidAt', term: t('drawer.paidAt'), value: time(movement.paidAt) },
          { key: 'stopped', term: t('drawer.stopped'), value: time(movement.stoppedAt) },
          { key: 'voucherUnit', term: t('drawer.voucherUnit'), value: movement.voucherUnitPk },
          {
            key: 'code',
            term: t('drawer.code'),
            value: <Code code={code} movement={movement} onCopy={onCopy} />,
          },
        ]}
      />
      {depositsTotal !== undefined && (
        <div>
          {t('drawer.deposits')}: <strong>{depositsTotal}</strong>
          <Small as="p">{t('drawer.depositsHint')}</Small>
        </div>
      )}
      {rechargeHref !== undefined && <TextLink href={rechargeHref}>{t('drawer.toRecharge')}</TextLink>}
    </Section>
  )
}

function Code({ code, movement, onCopy }: Pick<ContentProps, 'code' | 'movement' | 'onCopy'>) {
  const t = useText('financial')
  const tc = useText('common')
  if (code.state === 'loading') return <Skeleton shape="text" />
  if (code.state === 'failed')
    return (
      <Stack gap={1}>
        <span role="alert">{t('drawer.codeFailed')}</span>
        <Button size="small" onClick={code.retry}>
          {tc('action.retry')}
        </Button>
      </Stack>
    )
  if (!code.code)
    return movement.paymentType?.trim().toUpperCase() === 'WALLET' ? MISSING : t('drawer.codeMissing')
  const { shown, full } = code.code
  return (
    <Inline gap={1}>
      <span>{shown}</span>
      <CopyButton text={shown} label={t('drawer.copyShown')} onCopy={onCopy} />
      {full !== shown && <CopyButton text={full} label={t('drawer.copyFull')} onCopy={onCopy} />}
    </Inline>
  )
}

/** Where a refused invoice is corrected, in words (decisions: Financial and refunds). */
function whereOf(movement: Movement): 'failed' | 'issuer' | 'recharges' | undefined {
  switch (invoiceStateOf(movement.nfeStatus)) {
    case 'erro_autorizacao':
    case 'rejeitado':
      return 'failed'
    case 'permissao_negada':
      return 'issuer'
    case 'error_cs':
    case 'error_disabled_or_not_configured':
    case 'erro_cancelamento':
      return 'recharges'
    default:
      return undefined
  }
}

function Invoice({ movement, resendReason, isResending, onResend }: ContentProps) {
  const t = useText('financial')
  const where = whereOf(movement)
  const urls = movement.nfeUrls
  return (
    <Section>
      <h3>{t('drawer.invoice')}</h3>
      <Inline gap={2}>
        <span>{t('drawer.invoiceStatus')}:</span>
        <InvoiceStatus movement={movement} />
      </Inline>
      {where && <Small as="p">{t(`nfe.where.${where}`)}</Small>}
      <Inline gap={2}>
        <Button size="small" isBusy={isResending} disabledReason={resendReason} onClick={onResend}>
          {t('nfe.resend')}
        </Button>
        {urls.length === 0 ? (
          <Button size="small" disabledReason={t('nfe.downloadReason')}>
            {t('nfe.download')}
          </Button>
        ) : (
          <Inline gap={3}>
            {urls.map((url, place) => (
              <TextLink key={url} href={url} isExternal>
                {urls.length === 1 ? t('nfe.download') : t('nfe.file', { number: String(place + 1) })}
              </TextLink>
            ))}
          </Inline>
        )}
      </Inline>
    </Section>
  )
}
