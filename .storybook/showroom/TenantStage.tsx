import { ClockProvider, FormatsProvider, LayerHost, LinkProvider } from '@corrente/ui/foundations'
import { type MessageLanguage, type Messages, MessagesProvider } from '@corrente/ui/messages'
import { STAGE_NOW, stageMessages } from '@corrente/ui/testing'
import type { ReactNode } from 'react'
import type { Time } from '../toolbar/globals.ts'
import { formatsOf, tenantOf } from './tenants.ts'

const frozen = { now: () => STAGE_NOW }

/** Seconds since the page was opened, on top of the stage's instant: what is shown stays near the fixtures' time. */
const running = { now: () => STAGE_NOW + performance.now() }

/** The clock of a choice; the same object each time, so that nothing below renders again. */
const clockOf = (time: Time) => (time === 'running' ? running : frozen)

const words = new Map<string, Messages>()

/** The same words for the same choice: a sheet of 150 tenants has a handful of them, not 150. */
function messagesOf(language: MessageLanguage, locale: string, isPseudo: boolean): Messages {
  const key = `${language} ${locale} ${isPseudo}`
  const messages = words.get(key) ?? stageMessages({ language, locale, isPseudo })
  words.set(key, messages)
  return messages
}

const stay = (): void => undefined

export interface TenantStageProps {
  /** Whose digits, zone and currency; an unknown id gives the default's. */
  tenant: string
  language: MessageLanguage
  isPseudo: boolean
  time: Time
  children: ReactNode
}

/** Everything that a component needs above it, in a tenant's formats and the chosen words; no look of its own. */
export function TenantStage({ tenant, language, isPseudo, time, children }: TenantStageProps) {
  const { locale, zone, currency } = formatsOf(tenantOf(tenant))
  return (
    <MessagesProvider messages={messagesOf(language, locale, isPseudo)}>
      <FormatsProvider locale={locale} zone={zone} currency={currency}>
        <ClockProvider clock={clockOf(time)}>
          <LinkProvider follow={stay}>
            <LayerHost>{children}</LayerHost>
          </LinkProvider>
        </ClockProvider>
      </FormatsProvider>
    </MessagesProvider>
  )
}
