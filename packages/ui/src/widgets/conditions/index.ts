export { ConditionMark } from './ConditionMark/ConditionMark.tsx'
export { useErrorText } from './useConditionText.ts'
