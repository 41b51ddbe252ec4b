export { OpeningHours, type OpeningHoursProps } from './OpeningHours.tsx'
