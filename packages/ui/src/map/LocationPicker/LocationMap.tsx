import { LocateFixed, MapPin, Minus, Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFormats, usePrefersReducedMotion, VisuallyHidden } from '../../foundations/index.ts'
import { useMessages, useText } from '../../messages/index.ts'
import { IconButton } from '../../primitives/index.ts'
import { Canvas } from '../Canvas.styles.ts'
import { Credits } from '../Credits.tsx'
import { createPicker, type Picker, SELECTED_ZOOM } from '../engine/index.ts'
import { Controls, Corner, Frame, Notice } from '../frame.styles.ts'
import type { LatLng } from '../types.ts'
import { useBase } from '../useBase.ts'

/** Zoom without a pin: a city and its surroundings, as on home (HOM-019). */
const OPENING_ZOOM = 10
/** Typing must pause so long before the map follows, so that it does not fly with each digit. */
const SETTLE_MS = 500

/** A place on a map, and how it is picked there. */
export interface PickedLocation {
  /** Degrees north, -90 … 90; undefined while it is empty or cannot be read. Out of range it has no pin. */
  latitude: number | undefined
  /** Degrees east, -180 … 180; as `latitude`. */
  longitude: number | undefined
  /** A click on the map, the pin's drag or its arrow keys: the exact place; the caller rounds (STF-059). */
  onPick: (latitude: number, longitude: number) => void
  /** Where the map opens without a pin: the tenant's centre (HOM-019). */
  center: LatLng
  /** A deployment's own map style; see `StatusMap`. */
  styleUrl?: string | undefined
  styleKey?: string | undefined
}

export interface LocationMapProps extends PickedLocation {
  /** Id for the line that says how the map is used. */
  hintId: string
}

/** The map's own chunk; use `LocationPicker`. */
export function LocationMap(props: LocationMapProps) {
  const { latitude, longitude, styleUrl, styleKey, hintId } = props
  const t = useText('map')
  const { locale } = useFormats()
  const { language } = useMessages()
  const isStill = usePrefersReducedMotion()
  const container = useRef<HTMLDivElement>(null)
  const [picker, setPicker] = useState<Picker>()
  const [hasGraphics, setHasGraphics] = useState(true)
  const { base, isLost, onLost } = useBase(styleUrl, styleKey)
  const at = useMemo(
    () =>
      latitude !== undefined &&
      longitude !== undefined &&
      Math.abs(latitude) <= 90 &&
      Math.abs(longitude) <= 180
        ? { lat: latitude, lng: longitude }
        : undefined,
    [latitude, longitude],
  )
  const degrees = useMemo(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }), [locale])
  const place = at && { latitude: degrees.format(at.lat), longitude: degrees.format(at.lng) }
  const pinName = place ? t('location.pin', place) : ''

  // What the map opens with and calls changes without making it anew.
  const latest = useRef({ props, at })
  latest.current = { props, at }
  useEffect(() => {
    if (!base || !container.current) return
    const { props: opening, at: first } = latest.current
    let made: Picker | undefined
    try {
      made = createPicker({
        container: container.current,
        center: first ?? opening.center,
        zoom: first ? SELECTED_ZOOM : OPENING_ZOOM,
        sentences: { 'Map.Title': t('location.area') },
        language,
        base,
        isStill,
        at: first,
        onPick: ({ lat, lng }) => latest.current.props.onPick(lat, lng),
        onBaseLost: onLost,
      })
      setPicker(made)
    } catch {
      // No WebGL2 in this browser: the fields carry everything that the map would.
      setHasGraphics(false)
    }
    return () => {
      setPicker(undefined)
      made?.dispose()
    }
  }, [base, onLost, language, isStill, t])

  useEffect(() => {
    if (!picker) return
    const timer = setTimeout(() => picker.place(at), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [picker, at])
  // A pin without a place stands for a moment yet: it keeps the name that it had.
  useEffect(() => {
    if (pinName !== '') picker?.name(pinName)
  }, [picker, pinName])

  if (!hasGraphics)
    return (
      <Frame $isSmall>
        <Notice id={hintId}>
          <strong>{t('noGraphics.title')}</strong> {t('location.noGraphics')}
        </Notice>
      </Frame>
    )
  return (
    <Frame $isSmall>
      <Canvas ref={container} data-map="loading" />
      <VisuallyHidden id={hintId}>{t('location.hint')}</VisuallyHidden>
      <Controls role="group" aria-label={t('controls')}>
        <IconButton
          size="small"
          label={at ? t('location.recenter') : t('location.place')}
          icon={at ? <LocateFixed size={16} /> : <MapPin size={16} />}
          onClick={() => (at ? picker?.recenter() : picker?.pickCenter())}
        />
        <IconButton
          size="small"
          label={t('zoomIn')}
          icon={<Plus size={16} />}
          onClick={() => picker?.zoomBy(1)}
        />
        <IconButton
          size="small"
          label={t('zoomOut')}
          icon={<Minus size={16} />}
          onClick={() => picker?.zoomBy(-1)}
        />
      </Controls>
      <Corner>
        <span>{at ? '' : t('location.hint')}</span>
        <Credits base={base} isLost={isLost} />
      </Corner>
      <VisuallyHidden role="status" aria-live="polite">
        {place ? t('location.at', place) : ''}
      </VisuallyHidden>
    </Frame>
  )
}
