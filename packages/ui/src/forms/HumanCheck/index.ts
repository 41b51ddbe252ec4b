export { HumanCheck, type HumanCheckProps } from './HumanCheck.tsx'
