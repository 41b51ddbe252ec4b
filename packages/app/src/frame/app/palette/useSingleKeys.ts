import { useAtom } from 'jotai'
import { usePreferences } from '../../../kit/access/index.ts'
import { singleKeysChoiceAtom } from './atoms.ts'

/** Whether keys without Ctrl do something for this user (WCAG 2.1.4), and the way to change it; kept on this machine. */
export function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  const { read, keep } = usePreferences()
  const [choice, setChoice] = useAtom(singleKeysChoiceAtom)
  const choose = (isOn: boolean) => {
    setChoice(isOn)
    keep(() => ({ singleKeys: isOn }))
  }
  return [choice ?? read().singleKeys ?? true, choose]
}
