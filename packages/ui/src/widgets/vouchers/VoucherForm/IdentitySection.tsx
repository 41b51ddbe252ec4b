import { VOUCHER_FORM, type Voucher } from '@corrente/domain/vouchers'
import { TextField } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, TextLink } from '../../../primitives/index.ts'
import { FormSection } from '../../forms/index.ts'
import { Pair, Rows, type SectionProps, setter, useLock } from './parts.ts'

/**
 * What is known of a new voucher's code (VCH-046, VCH-081). `taken`: an active voucher has it; `scheduled`: one that has not
 * begun; `unchecked`: the check failed, and the creation decides.
 */
export const CODE_STATES = ['idle', 'checking', 'free', 'taken', 'scheduled', 'unchecked'] as const
export type CodeState = (typeof CODE_STATES)[number]

/** Another voucher of the same code, valid for a part of the same days. */
export interface Overlap extends Pick<Voucher, 'pk' | 'title' | 'start' | 'expire'> {
  /** Its page; undefined: not permitted. */
  href: string | undefined
}

export interface CodeProps {
  code: CodeState
  /** The code was left: it is checked now. */
  onCodeLeft: () => void
  /** undefined: they could not be read. */
  overlaps: readonly Overlap[] | undefined
  /** It is a copy of another one, whose code it still has. */
  isCopy: boolean
}

/** Code, name and description. */
export function IdentitySection(props: SectionProps & CodeProps) {
  const { held, words, onChange, code, onCodeLeft, overlaps, isCopy } = props
  const t = useText('voucher-form')
  const tf = useText('forms')
  const lock = useLock(held)
  const set = setter({ onChange })
  const { values } = held
  const isTaken = code === 'taken'
  const hint = isCopy && code === 'idle' ? t('code.copied') : t('hint.code')
  const text = (field: 'title' | 'description') => (
    <TextField
      name={field}
      autoComplete="off"
      label={t(`field.${field}`)}
      value={values[field]}
      limit={VOUCHER_FORM.fields[field].limit}
      error={words[field]}
      onChange={(value) => set({ [field]: value })}
    />
  )
  return (
    <FormSection title={t('section.identity')}>
      <Rows>
        <Pair>
          <TextField
            name="code"
            autoComplete="off"
            spellCheck={false}
            label={t('field.code')}
            value={values.code}
            limit={VOUCHER_FORM.fields.code.limit}
            hint={code === 'checking' || code === 'free' ? t(`code.${code}`) : hint}
            error={words.code ?? (isTaken ? tf('error.voucher.codeTaken') : undefined)}
            disabledReason={lock('code')}
            onChange={(typed) => set({ code: typed.toUpperCase() })}
            onBlur={onCodeLeft}
          />
          <div inert={isTaken}>{text('title')}</div>
        </Pair>
        {isTaken && (
          <Banner tone="warning" isAnnounced>
            {t('code.locked')}
          </Banner>
        )}
        {code === 'scheduled' && (
          <Banner tone="warning" isAnnounced>
            {t('code.scheduled')}
          </Banner>
        )}
        <div inert={isTaken}>{text('description')}</div>
        <Overlaps overlaps={overlaps} />
      </Rows>
    </FormSection>
  )
}

function Overlaps({ overlaps }: Pick<CodeProps, 'overlaps'>) {
  const t = useText('voucher-form')
  const { timestamp } = useFormats()
  if (overlaps === undefined) return <Banner tone="info">{t('overlapFailed')}</Banner>
  if (overlaps.length === 0) return null
  const said = ({ title, start, expire }: Overlap) =>
    t('overlapItem', {
      title: title ?? '-',
      start: timestamp(start, 'DD/MM/YYYY HH:mm'),
      expire: timestamp(expire, 'DD/MM/YYYY HH:mm'),
    })
  return (
    <Banner tone="warning" isAnnounced>
      {t('overlap', { count: overlaps.length })}
      <ul>
        {overlaps.map((each) => (
          <li key={each.pk}>
            {each.href ? (
              <TextLink href={each.href} tone="inherit">
                {said(each)}
              </TextLink>
            ) : (
              said(each)
            )}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
