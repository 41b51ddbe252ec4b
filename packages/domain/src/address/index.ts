export {
  ADDRESS_LIMITS,
  ADDRESS_PARTS,
  type Address,
  type AddressPart,
  type AddressWire,
  hasCep,
  readAddress,
  toAddressWire,
} from './address.ts'
export {
  type AddressBlock,
  answerGeocode,
  answerLookup,
  blockOf,
  copyAddress,
  type GeocodeQuestion,
  geocodeQuestion,
  pickPoint,
  restoreAddress,
  retryLookup,
  typeAddress,
  typeCoordinate,
} from './block.ts'
export { type CepAnswer, readCep } from './cep.ts'
export { ADDRESS_FIELDS, type AddressField } from './check.ts'
export { type GeocodedPoint, readGeocoded } from './geocode.ts'
export { type AddressPath, addressBlock, isAddressText } from './kind.ts'
export { isAddressOpen } from './open.ts'
