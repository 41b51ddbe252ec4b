import type { ToastChoice } from '@corrente/domain/notifications'
import { atom, useAtom } from 'jotai'
import { usePreferences } from '../../kit/access/index.ts'

/** What was chosen on this page; undefined: as it is kept. */
const chosenAtom = atom<ToastChoice | undefined>(undefined)

/** Which live events show a toast to this user, and the way to change it; kept on this machine. */
export function useToastChoice(): readonly [ToastChoice, (choice: ToastChoice) => void] {
  const { read, keep } = usePreferences()
  const [chosen, setChosen] = useAtom(chosenAtom)
  const choose = (choice: ToastChoice) => {
    setChosen(choice)
    keep(() => ({ liveToasts: choice }))
  }
  return [chosen ?? read().liveToasts ?? 'all', choose]
}
