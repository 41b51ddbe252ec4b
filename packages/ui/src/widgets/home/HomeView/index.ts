export { HomeView, type HomeViewProps } from './HomeView.tsx'
