import { documentText, lastFailedDeposit } from '@corrente/domain/users'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { DescriptionList, PersonalText } from '../../../primitives/index.ts'
import type { PersonViewProps } from './personViewProps.ts'

const covered = (text: string | undefined) =>
  text !== undefined && text !== '' && <PersonalText text={text} />

/** The last refused payment in words; undefined until the statement is here. */
export function useLastRefused(wallet: PersonViewProps['wallet']): string | undefined {
  const t = useText('users')
  const { money, timestamp } = useFormats()
  const deposits = wallet?.deposits.data
  if (deposits === undefined) return undefined
  const refused = lastFailedDeposit(deposits)
  if (refused === undefined) return t('person.noneRefused')
  const amount = refused.amount === undefined ? (refused.amountText ?? MISSING) : money(refused.amount)
  return `${amount} · ${timestamp(refused.at, 'DD/MM/YY HH:mm')}`
}

/** What identifies a person, from the record, else from the list's row. */
export function PersonFacts({ user, row, wallet }: Pick<PersonViewProps, 'user' | 'row' | 'wallet'>) {
  const t = useText('users')
  const known = user.data ?? row
  const refused = useLastRefused(wallet)
  return (
    <DescriptionList
      isFitted
      items={[
        {
          key: 'email',
          term: t('form.email'),
          value: known?.email && <PersonalText text={known.email} />,
        },
        {
          key: 'document',
          term: known?.docType ?? t('form.docNumber'),
          value: covered(documentText({ docType: known?.docType, docNumber: known?.docNumber })) || MISSING,
        },
        { key: 'phone', term: t('form.phone'), value: covered(user.data?.phone) || MISSING },
        ...(refused === undefined ? [] : [{ key: 'refused', term: t('person.lastRefused'), value: refused }]),
      ]}
    />
  )
}
