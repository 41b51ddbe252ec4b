export type { QueryKey } from '@tanstack/query-core'
export type { CallOptions, DownloadedFile, DownloadOptions, Gateway } from './calls.ts'
export { createClock } from './clock.ts'
export { createGateway } from './gateway.ts'
export { type BaseAddresses, createGateways, createUnauthorizedGuard } from './gateways.ts'
export { createGeocoder } from './geocoder.ts'
export { buildHeaders, HEADER, PLATFORM } from './headers.ts'
export { isDone, type Outcome } from './outcome.ts'
export {
  createQueryClient,
  forgetAnswersAtom,
  type OtherTabs,
  type Query,
  type QueryCommand,
  type QueryState,
  queryAtom,
} from './queryAtom.ts'
export { createRing } from './ring.ts'
