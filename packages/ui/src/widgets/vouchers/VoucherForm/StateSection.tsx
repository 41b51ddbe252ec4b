import { isShownOn, isStoredOn, toggleLine } from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { Switch } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { FormSection } from '../../forms/index.ts'
import { Rows, type SectionProps, setter } from './parts.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`

/**
 * The switch shows the state; below it stands what is stored, where that is something else (VCH-039). It says nothing of a
 * voucher that was never touched but what it is.
 */
export function StateSection({ held, onChange }: Pick<SectionProps, 'held' | 'onChange'>) {
  const t = useText('voucher-form')
  const { timestamp } = useFormats()
  const set = setter({ onChange })
  const line = toggleLine(held)
  const { toggle } = held.values
  const isUntouched = toggle === ''
  return (
    <FormSection title={t('section.state')}>
      <Rows>
        <Switch
          label={t('field.toggle')}
          isOn={isShownOn(held)}
          onChange={(isOn) => set({ toggle: isOn ? 'on' : 'off' })}
        />
        {line && (
          <Line role="status">
            <span>{t(`toggle.${line}`, { date: timestamp(held.values.start, 'DD/MM/YYYY HH:mm') })}</span>
            {isUntouched && isStoredOn(held) && (
              <Button size="small" tone="danger" onClick={() => set({ toggle: 'off' })}>
                {t('toggle.deactivate')}
              </Button>
            )}
            {!isUntouched && (
              <Button size="small" onClick={() => set({ toggle: '' })}>
                {t('toggle.undo')}
              </Button>
            )}
          </Line>
        )}
      </Rows>
    </FormSection>
  )
}
