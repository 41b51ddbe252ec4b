import {
  ADDRESS_LIMITS,
  type AddressBlock,
  type AddressField,
  type AddressPart,
  hasCep,
  pickPoint,
  retryLookup,
  typeAddress,
  typeCoordinate,
} from '@corrente/domain/address'
import { MASKS } from '@corrente/domain/text'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { MaskedField, TextField } from '../../../forms/index.ts'
import { Rows } from '../../../layout/index.ts'
import { type LatLng, LocationPicker } from '../../../map/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'

/** Makes the next block out of the one that stands when the change arrives. */
export type AddressChange = (block: AddressBlock) => AddressBlock

export interface AddressFieldsProps {
  block: AddressBlock
  /** Takes a change of the block. A whole zip code puts its look-up into the block; the caller asks and answers it. */
  onChange: (change: AddressChange) => void
  /** What is wrong, in words, by field. */
  errors: Partial<Record<AddressField, string>>
  /** Whether a field may stay empty. */
  isOptional: (field: AddressField) => boolean
  /** Why a text cannot be typed, in words; undefined where it can (STF-073). */
  lockedReason?: ((part: AddressPart) => string | undefined) | undefined
  /** Where the map opens without a point: the tenant's centre. */
  center: LatLng
  /** A deployment's own map style; see `StatusMap`. */
  styleUrl?: string | undefined
  styleKey?: string | undefined
}

const Texts = styled.div`
  container: texts / inline-size;
`
const Columns = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  @container texts (width >= 480px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > :nth-child(1) {
      grid-column: span 2;
    }
    > :nth-child(2) {
      grid-column: span 4;
    }
    > :nth-child(3) {
      grid-column: span 2;
    }
    > :nth-child(4) {
      grid-column: span 4;
    }
    > :nth-child(n + 5) {
      grid-column: span 3;
    }
  }
`
const Zip = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};

  > :first-child {
    justify-self: stretch;
  }
`

/** The order on the screen: the zip code first, since it fills the rest. */
const AFTER_ZIP = ['street', 'houseNumber', 'city', 'state'] as const satisfies readonly AddressPart[]

/** A country's name where it is one of ours, else its code as it came. */
const COUNTRIES = ['BR', 'CO', 'EC', 'UY'] as const

/** An address and its point on the map: zip code with its look-up, texts, fixed country, coordinates (STF-058, GRP-020). */
export function AddressFields(props: AddressFieldsProps) {
  const { block, onChange, errors, isOptional, lockedReason, center, styleUrl, styleKey } = props
  const t = useText('forms')
  const known = COUNTRIES.find((code) => code === block.country)
  const text = (part: (typeof AFTER_ZIP)[number]) => (
    <TextField
      key={part}
      name={part}
      label={t(`address.${part}`)}
      value={block.texts[part]}
      limit={ADDRESS_LIMITS[part]}
      isOptional={isOptional(part)}
      error={errors[part]}
      disabledReason={lockedReason?.(part)}
      onChange={(value) => onChange((now) => typeAddress(now, part, value))}
    />
  )
  return (
    <Rows $gap={4}>
      <Texts>
        <Columns>
          <ZipField {...props} />
          {AFTER_ZIP.map(text)}
          <TextField
            name="country"
            label={t('address.country')}
            value={known ? t(`address.countries.${known}`) : block.country}
            onChange={() => undefined}
            disabledReason={t('address.countryFixed')}
          />
        </Columns>
      </Texts>
      <LocationPicker
        latitude={block.latitude}
        longitude={block.longitude}
        onType={(which, degrees) => onChange((now) => typeCoordinate(now, which, degrees))}
        onPick={(latitude, longitude) => onChange((now) => pickPoint(now, latitude, longitude))}
        latitudeError={errors.latitude}
        longitudeError={errors.longitude}
        isOptional={isOptional('latitude')}
        center={center}
        styleUrl={styleUrl}
        styleKey={styleKey}
      />
    </Rows>
  )
}

function ZipField({ block, onChange, errors, isOptional, lockedReason }: AddressFieldsProps) {
  const t = useText('forms')
  const { state } = block.lookup
  const { zip } = block.texts
  const type = (value: string) => onChange((now) => typeAddress(now, 'zip', value))
  const shared = {
    name: 'zip',
    isOptional: isOptional('zip'),
    // What the look-up said stands at once; the form's own rules come with the first try to save.
    error: errors.zip ?? (state === 'notFound' ? t('address.notFound') : undefined),
    hint:
      state === 'looking' ? t('address.looking') : state === 'failed' ? t('address.lookupFailed') : undefined,
    disabledReason: lockedReason?.('zip'),
  }
  if (!hasCep(block.country))
    return (
      <TextField
        {...shared}
        label={t('address.zipFree')}
        value={zip}
        limit={ADDRESS_LIMITS.zip}
        onChange={type}
      />
    )
  const digits = MASKS.cep.clean(zip)
  return (
    <Zip>
      <MaskedField
        {...shared}
        mask="cep"
        label={t('address.zip')}
        value={digits === '' ? zip : digits}
        onChange={(_digits, typed) => type(typed)}
      />
      {state === 'failed' && (
        <Button size="small" onClick={() => onChange(retryLookup)}>
          {t('address.lookupRetry')}
        </Button>
      )}
    </Zip>
  )
}
