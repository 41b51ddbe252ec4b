export type { DownloadedFile, DownloadOptions, DownloadProgress } from './download.ts'
export {
  type CallOptions,
  createGateway,
  type Gateway,
  type GatewayDeps,
  type Reader,
} from './gateway.ts'
export {
  BASES,
  type Base,
  type BaseAddresses,
  createGateways,
  createUnauthorizedGuard,
  type Gateways,
  gatewaysAtom,
} from './gateways.ts'
export { createGeocoder, type Geocode } from './geocoder.ts'
export { buildHeaders, HEADER, type HeaderValues, PLATFORM, WIRE_LANGUAGE } from './headers.ts'
export { dataOf, isDone, OUTCOME_KINDS, type Outcome, writeEndOf } from './outcome.ts'
export type { PathParams } from './path.ts'
export {
  createQueryClient,
  forgetAnswersAtom,
  invalidateAtom,
  type QueryCommand,
  type QuerySpec,
  type QueryState,
  queryAtom,
  queryClientAtom,
  queryNowAtom,
} from './queryAtom.ts'
export { createRing, type OutcomeRing, type RingEntry } from './ring.ts'
