import { type AddressBlock, answerGeocode, geocodeQuestion } from '@corrente/domain/address'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { createGeocoder } from '../../gateways/index.ts'
import { usePorts } from '../../ports/index.ts'

/** The geocoder is asked when typing pauses for so long. */
const PAUSE_MS = 600

/**
 * Asks the deployment's geocoder for the point of an address once all of it is filled, and lays the best point over the
 * block that stands then. What came with the form is not asked for: opening it changes nothing. A point that was set by
 * hand or by map stays, and so does everything when there is no answer (STF-074).
 */
export function useGeocode(
  block: AddressBlock,
  onChange: (change: (block: AddressBlock) => AddressBlock) => void,
): void {
  const { geocoderUrl } = usePorts().build
  const geocode = useMemo(() => (geocoderUrl === '' ? undefined : createGeocoder(geocoderUrl)), [geocoderUrl])
  const question = geocodeQuestion(block)
  const key = question && JSON.stringify(question)
  const asked = useRef(key)
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (!geocode || !question) return
    const outcome = await geocode(question, signal)
    if (outcome.kind === 'done') onChange((now) => answerGeocode(now, question, outcome.data))
  })
  useEffect(() => {
    if (key === undefined || key === asked.current) return
    const call = new AbortController()
    const timer = setTimeout(() => {
      asked.current = key
      // Only our own abort: another address stands there now.
      ask(call.signal).catch(() => undefined)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [key])
}
