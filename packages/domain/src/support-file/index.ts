export { type KeptFailure, nameOf, placeOf, placesOf } from './failure.ts'
export {
  type KeptCall,
  type SupportFile,
  type SupportStep,
  supportFileOf,
} from './supportFile.ts'
