import {
  type BridgeEffect,
  type BridgeEvent,
  CARD_SPINNER_MS,
  IDLE_BRIDGE,
  showsSpinner,
  stepBridge,
} from '@corrente/domain/card-bridge'
import { useEffect, useState } from 'react'
import type { CardMessage, CardPort } from '../../ports/index.ts'
import { usePorts } from '../../ports/index.ts'

/**
 * Runs the bridge by the domain's rules while the page stands: hears messages, asks the provider, answers the sender.
 * Card and customer data pass through and are kept nowhere (TDS-004).
 * @returns whether the spinner shows (TDS-005)
 */
export function useCardBridge(card: CardPort): boolean {
  const { clock, navigation } = usePorts()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let state = IDLE_BRIDGE
    let timer: number | undefined
    /** Whoever asked last: only the newest start is ever answered. */
    let sender: CardMessage | undefined

    const step = (event: BridgeEvent): BridgeEffect => {
      const next = stepBridge(state, event)
      const isNew = next.state.spinnerUntil !== state.spinnerUntil
      state = next.state
      if (isNew) {
        setBusy(showsSpinner(state, clock.now()))
        window.clearTimeout(timer)
        timer = window.setTimeout(() => setBusy(false), CARD_SPINNER_MS)
      }
      return next.effect
    }
    const follow = (effect: BridgeEffect) => {
      if (effect.do === 'reply') {
        const text = JSON.stringify(effect.reply)
        if (effect.to.via === 'shell') card.shell()?.(text)
        else sender?.answer(text, effect.to.origin)
      }
      if (effect.do === 'authenticate') {
        const { run, session, request } = effect
        void card.authenticate(session, request).then((end) => {
          follow(
            step(
              end.kind === 'notLoaded'
                ? { type: 'notLoaded', run }
                : { type: 'result', run, result: end.result },
            ),
          )
        })
      }
    }
    const stop = card.listen((message) => {
      const surroundings = {
        origins: card.origins,
        ownOrigin: navigation.origin,
        hasShell: card.shell() !== undefined,
      }
      const { data, origin } = message
      const effect = step({ type: 'message', data, origin, at: clock.now(), surroundings })
      if (effect.do === 'authenticate') sender = message
      follow(effect)
    })
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [card, clock, navigation])

  return isBusy
}
