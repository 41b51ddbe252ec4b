export { LastRecharge } from './LastRecharge.tsx'
export { TagSwitch } from './TagSwitch.tsx'
export { useMayFindByCard } from './useMayFindByCard.ts'
