export { ConditionMark } from './ConditionMark/ConditionMark.tsx'
export { useConditionText, useErrorText, useOwnText } from './useConditionText.ts'
