import { isSelectionUnsaved, noGuestsOf, opensToAll } from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import { useState } from 'react'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Badge, Banner, Button } from '../../../primitives/index.ts'
import { FormSection } from '../../forms/index.ts'
import { Rows, type SectionProps } from './parts.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`
const Missing = styled.p`
  color: ${theme.tone.danger.fg};
  font-size: ${theme.font.size[13]};
`

export interface PeopleProps {
  /** Opens the selection of the guests. */
  onSelectUsers: () => void
}

/** Who may use it: its guests alone, or whoever has the code (VCH-042, VCH-068). */
export function PeopleSection({ held, onSelectUsers }: Pick<SectionProps, 'held'> & PeopleProps) {
  const t = useText('voucher-form')
  const [isAsked, setAsked] = useState(false)
  const count = held.values.guestPks.length
  const none = noGuestsOf(held)
  const isMissing = isAsked && none === 'unitsFirst'
  return (
    <FormSection title={t('section.who')}>
      <Rows>
        <Line>
          <span>{count === 0 ? t('guests.none') : t('guests.count', { count })}</span>
          {isSelectionUnsaved(held) && <Badge tone="warning">{t('guests.unsaved')}</Badge>}
        </Line>
        {opensToAll(held) && (
          <Banner tone="warning" isAnnounced>
            {t('guests.opens')}
          </Banner>
        )}
        <Line>
          <Button
            disabledReason={none === 'activated' ? t('guests.activated') : undefined}
            onClick={() => (none === 'unitsFirst' ? setAsked(true) : onSelectUsers())}
          >
            {t('guests.select')}
          </Button>
          {isMissing && <Missing role="alert">{t('guests.unitsFirst')}</Missing>}
        </Line>
        {none === 'activated' && <Banner tone="info">{t('guests.activated')}</Banner>}
      </Rows>
    </FormSection>
  )
}
