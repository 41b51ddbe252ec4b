import {
  isShownOn,
  previewOf,
  type VoucherBase,
  type VoucherErrors,
  type VoucherValues,
} from '@corrente/domain/vouchers'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { HEADER_HEIGHT } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { FormFrame, type RecordFormProps, useFormWords } from '../../forms/index.ts'
import { VoucherPreview } from '../VoucherPreview/VoucherPreview.tsx'
import { type GiftProps, GiftSection } from './GiftSection.tsx'
import { type CodeProps, IdentitySection } from './IdentitySection.tsx'
import { type PeopleProps, PeopleSection } from './PeopleSection.tsx'
import { type PlaceProps, PlaceSection } from './PlaceSection.tsx'
import { Rows } from './parts.ts'
import { StateSection } from './StateSection.tsx'
import { TimeSection } from './TimeSection.tsx'

export interface VoucherFormProps
  extends RecordFormProps<VoucherValues, VoucherErrors>,
    CodeProps,
    GiftProps,
    PlaceProps,
    PeopleProps {
  /** What it started from. */
  base: VoucherBase
}

const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`
/** From here on the preview stands beside the form and stays in sight. */
const wide = '(min-width: 1000px)'
const Sides = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-items: start;

  @container ${wide} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 360px);
  }
`
const Aside = styled.aside`
  min-inline-size: 0;

  @container ${wide} {
    position: sticky;
    inset-block-start: calc(${HEADER_HEIGHT}px + ${theme.space[4]});
  }
`

/** The form of a voucher, with the voucher beside it as its driver will see it (VCH-019, VCH-020, VCH-043 to VCH-070). */
export function VoucherForm(props: VoucherFormProps) {
  const { base, values, onChange, errors, code, onCodeLeft, overlaps, isCopy, ...rest } = props
  const { copyHref, chargers, onSelectUsers, ...frame } = rest
  const t = useText('voucher-form')
  const held = { base, values }
  const section = { held, words: useFormWords(errors), onChange }
  const isNew = base.voucher === undefined
  return (
    <Root>
      <Sides>
        <FormFrame
          {...frame}
          label={t(isNew ? 'title.create' : 'title.edit')}
          submitLabel={t(isNew ? 'create' : 'save')}
          submitBlock={base.voucher && base.voucher.unreadParts > 0 ? t('unreadPeople') : undefined}
          errorCount={Object.keys(errors).length}
        >
          <IdentitySection {...section} {...{ code, onCodeLeft, overlaps, isCopy }} />
          <Rest inert={code === 'taken'}>
            <GiftSection {...section} copyHref={copyHref} />
            <TimeSection {...section} />
            <PlaceSection {...section} chargers={chargers} />
            <PeopleSection held={held} onSelectUsers={onSelectUsers} />
            <StateSection held={held} onChange={onChange} />
          </Rest>
        </FormFrame>
        <Aside>
          <VoucherPreview preview={previewOf(held)} isOn={isShownOn(held)} />
        </Aside>
      </Sides>
    </Root>
  )
}

/** All but the code: locked while it is taken (VCH-047). */
const Rest = styled(Rows)`
  gap: ${theme.space[4]};

  &[inert] {
    opacity: 0.55;
  }
`
