import type { Command, CommandOffer } from '@corrente/domain/operations'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { givenCommandAtom } from '../../../features/command-links/index.ts'

/**
 * Goes on with a command that a menu has named with its station, as soon as the server is known to offer that one; once.
 * @param offer - undefined until it was read
 * @param stations - those of the form
 */
export function useGiven(
  command: Command,
  offer: CommandOffer | undefined,
  stations: readonly string[],
  goOn: () => void,
): void {
  const [given, setGiven] = useAtom(givenCommandAtom)
  const [id] = useState(() =>
    given?.command === command && stations.length === 1 && given.id === stations[0] ? given.id : undefined,
  )
  // It is taken over once.
  useEffect(() => setGiven(undefined), [setGiven])
  const isDone = useRef(false)
  const start = useEffectEvent(() => {
    if (isDone.current || id === undefined || stations.length !== 1 || stations[0] !== id) return
    isDone.current = true
    if (offer?.stations.some((each) => each.id === id)) goOn()
  })
  const isRead = offer !== undefined
  useEffect(() => {
    if (isRead) start()
  }, [isRead])
}
