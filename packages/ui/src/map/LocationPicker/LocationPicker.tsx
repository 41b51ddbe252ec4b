import { theme } from '@corrente/themes'
import { useId } from 'react'
import styled from 'styled-components'
import { NumberField } from '../../forms/index.ts'
import { late } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { LazyMap } from '../LazyMap.tsx'
import type { PickedLocation } from './LocationMap.tsx'

export interface LocationPickerProps extends PickedLocation {
  /** One of them was typed; undefined while the field is empty or holds no number. */
  onType: (which: 'latitude' | 'longitude', degrees: number | undefined) => void
  /** What is wrong with the latitude, from the form's rules (STF-060, STF-061). */
  latitudeError?: string | undefined
  /** What is wrong with the longitude (STF-062). */
  longitudeError?: string | undefined
  /** Whether both may stay empty. Default: required. */
  isOptional?: boolean
  /** Height of the map, CSS pixels, at least 200. Default: 280. */
  blockSize?: number
}

const DECIMALS = 6

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 0;
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: ${theme.space[3]};
`
const MapPlace = styled.div`
  block-size: var(--block);
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  overflow: hidden;
`

const View = late(async () => (await import('./LocationMap.tsx')).LocationMap)

/**
 * A place on the earth, typed or shown: two fields that always work, and a map whose pin moves with them. The map comes
 * in a chunk of its own; without WebGL it says so and the fields remain.
 */
export function LocationPicker(props: LocationPickerProps) {
  const { latitude, longitude, onType, onPick, latitudeError, longitudeError, isOptional = false } = props
  const { center, blockSize = 280, styleUrl, styleKey } = props
  const t = useText('map')
  const hint = useId()
  const field = { decimals: DECIMALS, step: 0.001, isOptional }
  return (
    <Root role="group" aria-label={t('location.title')} aria-describedby={hint}>
      <Fields>
        <NumberField
          {...field}
          label={t('location.latitude')}
          value={latitude}
          min={-90}
          max={90}
          error={latitudeError}
          onChange={(degrees) => onType('latitude', degrees)}
        />
        <NumberField
          {...field}
          label={t('location.longitude')}
          value={longitude}
          min={-180}
          max={180}
          error={longitudeError}
          onChange={(degrees) => onType('longitude', degrees)}
        />
      </Fields>
      <MapPlace style={{ '--block': `${blockSize}px` }}>
        <LazyMap lostDetail={t('location.failed')}>
          <View {...{ latitude, longitude, onPick, center, styleUrl, styleKey }} hintId={hint} />
        </LazyMap>
      </MapPlace>
    </Root>
  )
}
