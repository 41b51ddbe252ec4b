export { CrossingToast } from './CrossingToast.tsx'
