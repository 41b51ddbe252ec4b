export { GAPS, type Gap } from './gaps.ts'
export {
  ALIGNMENTS,
  type Alignment,
  DISTRIBUTIONS,
  type Distribution,
  Inline,
  type InlineProps,
  Stack,
  type StackProps,
} from './Stack.tsx'
