import type { Skin } from '@corrente/themes/contract'
import {
  type Images,
  type Other,
  TenantFault,
  type TenantTexts,
  takeImages,
  type Wish,
} from '@corrente/themes/folder'
import { rasterize } from '@corrente/themes/logos'
import { useEffect, useState } from 'react'
import { inWords } from './draftTenant.ts'

/** Logo and icon of a wish, drawn and looked at in this page. */
export interface Looked {
  /** The last that could be taken. */
  readonly images: Images | undefined
  /** Why they cannot be. */
  readonly faults: readonly string[]
  /** They are not yet those of the wish. */
  readonly isLooking: boolean
}

const NONE: readonly string[] = []

/** Takes the images of a wish whenever what they depend on changes; undefined skin: not at all. */
export function useImages(
  wish: Wish,
  skin: Skin | undefined,
  others: readonly Other[],
  was: TenantTexts | undefined,
): Looked {
  const [last, setLast] = useState<{ of: string; images: Images | undefined; faults: readonly string[] }>()
  const { id, name, logo, icon, mark } = wish
  const of = JSON.stringify([id, name, logo, icon, mark, skin?.color, skin?.chrome, skin?.shape.corners])
  // Whoever types a colour waits for nothing: the drawing is looked at beside, and only the last one counts.
  useEffect(() => {
    if (!skin || last?.of === of) return
    let isLast = true
    takeImages(wish, skin, rasterize, others, was).then(
      (images) => isLast && setLast({ of, images, faults: NONE }),
      (cause: unknown) => {
        const faults = cause instanceof TenantFault ? cause.faults : [String(cause)]
        if (isLast) setLast((before) => ({ of, images: before?.images, faults: faults.map(inWords) }))
      },
    )
    return () => {
      isLast = false
    }
  }, [of, last, wish, skin, others, was])
  return {
    images: last?.images,
    faults: last?.of === of ? last.faults : NONE,
    isLooking: last?.of !== of,
  }
}
