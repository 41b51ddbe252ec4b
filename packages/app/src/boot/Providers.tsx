import { currencyOf } from '@corrente/domain/money'
import {
  ClockProvider,
  FormatsProvider,
  GlobalStyle,
  LayerHost,
  LinkProvider,
  StableGutter,
} from '@corrente/ui/foundations'
import { MessagesProvider } from '@corrente/ui/messages'
import { ToastHost } from '@corrente/ui/primitives'
import { Provider } from 'jotai'
import { type ReactNode, useCallback } from 'react'
import type { World } from './world.ts'

export interface ProvidersProps {
  /** What stands before the first render. */
  readonly world: Pick<World, 'ports' | 'store' | 'messages' | 'toaster'>
  readonly children: ReactNode
}

/** Hands the world to everything below: store with its ports, words, formats, clock, layer of the overlays, toasts. */
export function Providers({ world, children }: ProvidersProps) {
  const { ports, store, messages, toaster } = world
  const currency = currencyOf(ports.tenant.rules.country)
  // Asked when the first time is written: the first look at the zone costs a slow machine 65 ms.
  const zone = useCallback(() => ports.formats.zone, [ports])
  return (
    <Provider store={store}>
      <MessagesProvider messages={messages}>
        <FormatsProvider locale={ports.formats.locale} zone={zone} currency={currency}>
          <ClockProvider clock={ports.clock}>
            <GlobalStyle />
            <StableGutter />
            <LayerHost>
              {children}
              <LinkProvider follow={ports.navigation.follow}>
                <ToastHost toaster={toaster} />
              </LinkProvider>
            </LayerHost>
          </ClockProvider>
        </FormatsProvider>
      </MessagesProvider>
    </Provider>
  )
}
