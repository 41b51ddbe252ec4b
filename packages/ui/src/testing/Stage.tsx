import type { EpochMs, ZoneId } from '@corrente/domain/time'
import { type ReactNode, useMemo } from 'react'
import {
  ClockProvider,
  type FollowLink,
  FormatsProvider,
  GlobalStyle,
  LayerHost,
  LinkProvider,
} from '../foundations/index.ts'
import { type MessageLanguage, MessagesProvider } from '../messages/index.ts'
import { stageMessages } from './stageMessages.ts'

/** The instant of every story and test: 2026-03-14T15:05:00Z, a Saturday, 12:05 in São Paulo. */
export const STAGE_NOW: EpochMs = Date.UTC(2026, 2, 14, 15, 5, 0)

export interface StageProps {
  /** Default: pt-BR. */
  language?: MessageLanguage
  /** Shows the pseudo-language. */
  isPseudo?: boolean
  /** The tenant's locale. Default: pt-BR. */
  locale?: string
  /** Default: America/Sao_Paulo. */
  zone?: ZoneId
  /** Default: BRL. */
  currency?: string
  /** The clock's instant, which stands still. Default: `STAGE_NOW`. */
  now?: EpochMs
  /** What a click on an in-app link does. Default: nothing. */
  follow?: FollowLink
  children: ReactNode
}

const stay = (): void => undefined

/** Everything that a component needs above it, with fixed time and all words at hand. */
export function Stage({
  language = 'pt-BR',
  isPseudo = false,
  locale = 'pt-BR',
  zone = 'America/Sao_Paulo',
  currency = 'BRL',
  now = STAGE_NOW,
  follow = stay,
  children,
}: StageProps) {
  const messages = useMemo(() => stageMessages({ language, locale, isPseudo }), [language, locale, isPseudo])
  const clock = useMemo(() => ({ now: () => now }), [now])
  return (
    <MessagesProvider messages={messages}>
      <FormatsProvider locale={locale} zone={zone} currency={currency}>
        <ClockProvider clock={clock}>
          <LinkProvider follow={follow}>
            <GlobalStyle />
            <LayerHost>{children}</LayerHost>
          </LinkProvider>
        </ClockProvider>
      </FormatsProvider>
    </MessagesProvider>
  )
}
