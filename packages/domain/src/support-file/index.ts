export {
  type KeptCall,
  type KeptFailure,
  type SupportFile,
  type SupportStep,
  supportFileOf,
} from './supportFile.ts'
