import { late } from '@corrente/ui/foundations'
import { Suspense } from 'react'

const Nothing = () => null

// Stands in what is left when everything else broke: without its code there are no details, and the way on is there still.
const Details = late(() =>
  import('./Details.tsx').then(
    (loaded) => loaded.Details,
    () => Nothing,
  ),
)

/** What happened, folded away in an error panel, with the file for support; its code comes with the error. */
export function SupportDetails() {
  return (
    <Suspense>
      <Details />
    </Suspense>
  )
}
