import { type Ref, useImperativeHandle, useRef } from 'react'
import { useText } from '../../messages/index.ts'
import { type MapView, scaleBar } from '../engine/index.ts'
import { ScaleBox } from '../frame.styles.ts'

/** Widest bar, CSS pixels. */
const MOST = 96

export interface ScaleHandle {
  /** Follows the map, without a render: it is called with each frame of a move. */
  show(view: MapView): void
}

/** How far a finger's width is, in round metres or kilometres. */
export function ScaleMark({ ref, locale }: { ref: Ref<ScaleHandle>; locale: string }) {
  const t = useText('map')
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => {
    const written = new Map<number, string>()
    const write = (metres: number) => {
      const unit = metres < 1_000 ? 'meter' : 'kilometer'
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
      return format.format(unit === 'meter' ? metres : metres / 1_000)
    }
    return {
      show({ center, zoom }) {
        const element = box.current
        if (!element) return
        const { metres, width } = scaleBar(center.lat, zoom, MOST)
        let text = written.get(metres)
        if (text === undefined) {
          text = write(metres)
          written.set(metres, text)
        }
        element.style.setProperty('--width', `${Math.round(width)}px`)
        if (element.textContent === text) return
        element.textContent = text
        // An image only once it shows something: without a name it would be announced as nothing.
        element.setAttribute('role', 'img')
        element.setAttribute('aria-label', t('scale.label', { distance: text }))
      },
    }
  }, [locale, t])
  return <ScaleBox ref={box} />
}
