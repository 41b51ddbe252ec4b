export type { DownloadedFile, DownloadOptions, DownloadProgress } from './download.ts'
export { type CallOptions, createGateway, type Gateway } from './gateway.ts'
export { type BaseAddresses, createGateways, createUnauthorizedGuard, gatewaysAtom } from './gateways.ts'
export { createGeocoder } from './geocoder.ts'
export { buildHeaders, HEADER, PLATFORM } from './headers.ts'
export { isDone, type Outcome, writeEndOf } from './outcome.ts'
export {
  createQueryClient,
  forgetAnswersAtom,
  invalidateAtom,
  type QueryCommand,
  type QueryState,
  queryAtom,
  queryClientAtom,
  queryNowAtom,
} from './queryAtom.ts'
export { createRing, type OutcomeRing } from './ring.ts'
