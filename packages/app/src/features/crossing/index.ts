export { CrossingToast, type CrossingToastProps } from './CrossingToast.tsx'
