import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether this device has a network, as the browser knows it; renders when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
