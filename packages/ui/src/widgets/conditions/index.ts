export { ConditionMark } from './ConditionMark/ConditionMark.tsx'
export { useConditionText, useErrorText } from './useConditionText.ts'
