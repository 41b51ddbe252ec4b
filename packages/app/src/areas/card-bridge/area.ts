import { type Area, defineArea } from '../../kit/area/index.ts'
import type { CardPort } from '../../ports/index.ts'

/**
 * The page of the card bridge (RTE-035).
 * @param port - loads what stands around it; asked for with the page, so that no other page carries it
 */
export const cardBridgeArea = (port: () => Promise<CardPort>): Area =>
  defineArea({
    routes: [
      {
        id: 'three-ds',
        messages: [],
        page: async () => {
          const [{ cardBridgePage }, card] = await Promise.all([import('./CardBridgePage.tsx'), port()])
          return cardBridgePage(card)
        },
      },
    ],
  })
