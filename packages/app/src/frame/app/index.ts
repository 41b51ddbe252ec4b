export { AppFrame } from './AppFrame.tsx'
export { PagePending } from './PagePending.tsx'
export { areaCommandsAtom } from './palette/atoms.ts'
