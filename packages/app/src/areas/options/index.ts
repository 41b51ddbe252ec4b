export { accountOptionsAtom, groupOptionsAtom } from './atoms.ts'
