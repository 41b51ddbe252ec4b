import type { NavigationPort } from '../ports/index.ts'

/** Leaves for another document in place of this address. The promise never settles: nothing more is shown meanwhile. */
export function leaveBy(navigation: NavigationPort): (path: string) => Promise<never> {
  return (path) => {
    navigation.replace(path)
    return new Promise<never>(() => undefined)
  }
}
