import { useEffect } from 'react'
import { usePorts } from './portsAtom.ts'

/**
 * Names the window after the screen while it is shown: '{screen} · Dashboard' (BOOT-009).
 * @param screen - the screen's name in words; undefined: 'Dashboard' alone, as on `/`
 */
export function usePageTitle(screen: string | undefined): void {
  const { navigation } = usePorts()
  useEffect(() => {
    navigation.title(screen)
    return () => navigation.title(undefined)
  }, [navigation, screen])
}
