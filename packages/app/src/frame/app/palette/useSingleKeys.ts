import { useAtom } from 'jotai'
import { useSession } from '../../../kit/access/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { singleKeysChoiceAtom } from './atoms.ts'

/** Whether keys without Ctrl do something for this user (WCAG 2.1.4), and the way to change it; kept on this machine. */
export function useSingleKeys(): readonly [boolean, (isOn: boolean) => void] {
  const { storage, tenant } = usePorts()
  const userId = useSession()?.user.id
  const [choice, setChoice] = useAtom(singleKeysChoiceAtom)
  const kept = () => (userId === undefined ? {} : storage.readPreferences(tenant.id, userId))
  const choose = (isOn: boolean) => {
    setChoice(isOn)
    if (userId !== undefined) storage.writePreferences(tenant.id, userId, { ...kept(), singleKeys: isOn })
  }
  return [choice ?? kept().singleKeys ?? true, choose]
}
