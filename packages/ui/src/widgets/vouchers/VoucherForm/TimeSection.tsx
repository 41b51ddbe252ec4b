import { EXPIRE_TYPES, type ExpireType, voucherPolicy, withExpireType } from '@corrente/domain/vouchers'
import { DateTimeField, NumberField, RadioGroup } from '../../../forms/index.ts'
import { useClock } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'
import { FormSection } from '../../forms/index.ts'
import { Pair, Rows, type SectionProps, setter } from './parts.ts'

const isKnown = (type: string): type is ExpireType => EXPIRE_TYPES.some((known) => known === type)

/** From when to when it is valid, and how a percentage ends for each person (VCH-066, VCH-067). */
export function TimeSection({ held, words, onChange }: SectionProps) {
  const t = useText('voucher-form')
  const { now } = useClock()
  const set = setter({ onChange })
  const { values, base } = held
  const policy = voucherPolicy(held)
  const { expireType, expire } = values
  const isPast = expire !== undefined && expire < now() && words.expire === undefined
  return (
    <FormSection title={t('section.when')}>
      <Rows>
        <Pair>
          <DateTimeField
            label={t('field.start')}
            value={values.start}
            defaultTime="00:00:00"
            hasSeconds
            error={words.start}
            onChange={(start) => set({ start })}
          />
          <DateTimeField
            label={t('field.expire')}
            value={expire}
            defaultTime="23:59:59"
            hasSeconds
            error={words.expire}
            onChange={(next) => set({ expire: next })}
          />
        </Pair>
        {isPast && (
          <Banner tone="warning" isAnnounced>
            {t(base.voucher ? 'pastExpireEdit' : 'pastExpire')}
          </Banner>
        )}
        {policy('expireType').isEditable && (
          <Pair>
            <RadioGroup
              label={t('field.expireType')}
              options={EXPIRE_TYPES.map((value) => ({ value, label: t(`expireType.${value}`) }))}
              value={isKnown(expireType) ? expireType : undefined}
              onChange={(next) => onChange((now) => withExpireType(now, next))}
            />
            {policy('usesPerUser').isEditable && (
              <NumberField
                name="usesPerUser"
                label={t('field.usesPerUser')}
                hint={t('hint.uses')}
                min={1}
                value={values.usesPerUser}
                error={words.usesPerUser}
                onChange={(usesPerUser) => set({ usesPerUser })}
              />
            )}
          </Pair>
        )}
      </Rows>
    </FormSection>
  )
}
