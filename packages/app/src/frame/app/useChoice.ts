import { atom, useAtom } from 'jotai'
import { usePreferences } from '../../kit/access/index.ts'
import type { Preferences } from '../../ports/index.ts'

type Choices = Required<Pick<Preferences, 'hidesPersonal' | 'isMenuPinned' | 'liveToasts' | 'singleKeys'>>

/** As nobody has changed it. */
const USUAL = {
  hidesPersonal: false,
  isMenuPinned: false,
  liveToasts: 'all',
  singleKeys: true,
} satisfies Choices

/** What was chosen on this page; the rest is as it is kept. */
const chosenAtom = atom<Partial<Preferences>>({})

/** What this user chose about the frame, and the way to change it; kept on this machine. */
export function useChoice<K extends keyof Choices>(key: K) {
  const { read, keep } = usePreferences()
  const [chosen, setChosen] = useAtom(chosenAtom)
  const choose = (value: NonNullable<Choices[K]>) => {
    setChosen((now) => ({ ...now, [key]: value }))
    keep(() => ({ [key]: value }))
  }
  return [(chosen[key] ?? read()[key] ?? USUAL[key]) as NonNullable<Choices[K]>, choose] as const
}
