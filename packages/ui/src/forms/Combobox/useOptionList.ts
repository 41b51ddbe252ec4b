import { useEffect, useState } from 'react'
import type { OptionList } from './OptionList.tsx'

type List = typeof OptionList

/** The list once it is there, for every field of the page. */
let loaded: List | undefined

async function load(): Promise<List | undefined> {
  try {
    loaded = (await import('./OptionList.tsx')).OptionList
  } catch {
    // Asked for again at the next focus or opening; the page itself says that its files are gone.
  }
  return loaded
}

/**
 * The list of options, whose code comes when a field is first entered: most visits never search, and its virtual rows
 * weigh more than the field.
 */
export function useOptionList(isOpen: boolean): {
  readonly OptionList: List | undefined
  readonly loadOptionList: () => void
} {
  const [list, setList] = useState<List | undefined>(() => loaded)
  const isMissing = list === undefined
  useEffect(() => {
    if (!isOpen || !isMissing) return
    let isGone = false
    load().then((found) => {
      if (!isGone) setList(() => found)
    })
    return () => {
      isGone = true
    }
  }, [isOpen, isMissing])
  return { OptionList: list, loadOptionList: () => void load() }
}
