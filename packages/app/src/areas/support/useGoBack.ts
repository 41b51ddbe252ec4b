import { pathOf } from '@corrente/domain/routing'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes back to the page from which this one was opened; to `/` where it was opened by its address (SUP-010). */
export function useGoBack(): () => void {
  const { history } = useRouter()
  return useCallback(() => {
    if (history.canGoBack()) history.back()
    else history.push(pathOf('home'))
  }, [history])
}
