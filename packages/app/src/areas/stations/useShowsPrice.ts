import { useMay } from '../../kit/access/index.ts'

/** Whether this user is told what a station costs. It follows from groups and profiles: whoever may open neither is told nothing. */
export function useShowsPrice(): boolean {
  const may = useMay()
  return may('virtual-groups') && may('pricing')
}
