export {
  ADDRESS_LIMITS,
  ADDRESS_PARTS,
  type Address,
  type AddressPart,
  type AddressTexts,
  type AddressWire,
  cepDigits,
  hasCep,
  NO_ADDRESS,
  readAddress,
  toAddressWire,
  zipText,
} from './address.ts'
export {
  type AddressBlock,
  answerGeocode,
  answerLookup,
  blockOf,
  type CopySource,
  copyAddress,
  type GeocodeQuestion,
  geocodeQuestion,
  isFullAddress,
  type LoosePoint,
  type PointOrigin,
  pickPoint,
  restoreAddress,
  retryLookup,
  typeAddress,
  typeCoordinate,
  type ZipLookup,
} from './block.ts'
export { type CepAnswer, isManual, readCep } from './cep.ts'
export {
  ADDRESS_FIELDS,
  type AddressField,
  checkAddress,
} from './check.ts'
export {
  COORDINATE_DECIMALS,
  COORDINATE_LIMITS,
  COORDINATES,
  type Coordinate,
  isCoordinate,
  roundCoordinate,
} from './coordinates.ts'
export { type GeocodedPoint, readGeocoded } from './geocode.ts'
export { type AddressOptions, type AddressPath, addressBlock, mergeAddress } from './kind.ts'
export { isAddressOpen } from './open.ts'
