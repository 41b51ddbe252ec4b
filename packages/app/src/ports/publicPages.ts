import type { RouteId } from '@corrente/domain/routing'
import type { ComponentType } from 'react'

/** The pages of the public document by their routes, each loaded when it is first shown. */
export type PublicPages = Readonly<Partial<Record<RouteId, () => Promise<ComponentType>>>>
