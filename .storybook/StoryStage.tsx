import { coinOf } from '@corrente/domain/money'
import { localeOf, timeZoneOf } from '@corrente/domain/tenants'
import { type Tenant, tenantSchema } from '@corrente/themes/contract'
import type { MessageLanguage } from '@corrente/ui/messages'
import { Stage } from '@corrente/ui/testing'
import { type ReactNode, useLayoutEffect } from 'react'

const files = import.meta.glob('../packages/themes/tenants/*/tenant.json', { import: 'default', eager: true })

function tenantOf(id: string): Tenant | undefined {
  const read = tenantSchema.safeParse(files[`../packages/themes/tenants/${id}/tenant.json`])
  return read.success ? read.data : undefined
}

export interface StoryStageProps {
  tenant: string
  scheme: 'light' | 'dark'
  language: MessageLanguage
  isPseudo: boolean
  children: ReactNode
}

/** A story's surroundings: the chosen tenant's colours on the root, its locale, zone and coin, the chosen words. */
export function StoryStage({ tenant, scheme, language, isPseudo, children }: StoryStageProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.tenant = tenant
    root.dataset.scheme = scheme
    root.lang = language
  }, [tenant, scheme, language])
  const country = tenantOf(tenant)?.country ?? 'BR'
  return (
    <Stage
      language={language}
      isPseudo={isPseudo}
      locale={localeOf(country)}
      zone={timeZoneOf(country, tenantOf(tenant)?.timeZone)}
      coin={coinOf(country)}
    >
      {children}
    </Stage>
  )
}
