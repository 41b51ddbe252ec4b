import { pricePlaceOf } from '@corrente/domain/pricing'
import { placeOf } from '@corrente/domain/routing'
import { searchStations } from '@corrente/domain/stations'
import type { AreaCommands } from '../../kit/area/index.ts'

/** Letters from which profiles are looked for by name. */
const SHORTEST = 3

export const pricingCommands: AreaCommands = {
  pages: [{ menu: 'pricing', keys: ['g', 'p'] }],
  actions: [
    { id: 'newPricingProfile', route: 'pricing', search: { ask: 'new' } },
    { id: 'withoutPricing', route: 'pricing', search: { ask: 'without' } },
  ],
  searches: [
    {
      kind: 'prices',
      // "preço ipê": what the stations of that name cost now, on their pages.
      find: ({ may, ports, say }, query, limit) => {
        const place = pricePlaceOf(query)
        if (place === undefined || !may('pricing') || !may('virtual-groups')) return { found: [], total: 0 }
        const fitting = searchStations(ports.live?.stations.all() ?? [], place)
        const found = fitting.slice(0, limit).flatMap(({ pk, id, name, city }) => {
          const page = placeOf('priceAtStation', String(pk), may)
          const note = [id, city].filter((part) => part).join(' · ')
          return page
            ? [
                {
                  id: `price:${id}`,
                  label: say('priceAt', name),
                  note,
                  place: page,
                  menu: 'pricing' as const,
                },
              ]
            : []
        })
        return { found, total: found.length === 0 ? 0 : fitting.length }
      },
      isAsked: ({ may }, query) =>
        may('pricing-profile') && pricePlaceOf(query) === undefined && query.trim().length >= SHORTEST,
      ask: async (context, query, limit, signal) => {
        const { findProfiles } = await import('./findProfiles.ts')
        return findProfiles(context, query, limit, signal)
      },
    },
  ],
}
