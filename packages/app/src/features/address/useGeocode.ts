import { type AddressBlock, answerGeocode, geocodeQuestion } from '@corrente/domain/address'
import { useMemo, useState } from 'react'
import { createGeocoder } from '../../gateways/index.ts'
import { useAnswer } from '../../kit/forms/index.ts'
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
  const [asked, setAsked] = useState(() => JSON.stringify(question))
  const isNew = geocode !== undefined && JSON.stringify(question) !== asked
  useAnswer(isNew ? question : undefined, {
    pauseMs: PAUSE_MS,
    ask: async (address, signal) => geocode?.(address, signal),
    onAnswer: (outcome, address) => {
      setAsked(JSON.stringify(address))
      if (outcome?.kind === 'done') onChange((now) => answerGeocode(now, address, outcome.data))
    },
  })
}
