import { atom, useAtom } from 'jotai'
import { usePreferences } from '../../kit/access/index.ts'

/** What was chosen on this page; undefined: as it is kept. */
const chosenAtom = atom<boolean | undefined>(undefined)

/** Whether personal data is hidden from who looks over this user's shoulder, and the way to change it; kept on this machine. */
export function usePersonalChoice(): readonly [boolean, (isHidden: boolean) => void] {
  const { read, keep } = usePreferences()
  const [chosen, setChosen] = useAtom(chosenAtom)
  const choose = (hidesPersonal: boolean) => {
    setChosen(hidesPersonal)
    keep(() => ({ hidesPersonal }))
  }
  return [chosen ?? read().hidesPersonal ?? false, choose]
}
