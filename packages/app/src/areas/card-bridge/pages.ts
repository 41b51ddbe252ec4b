import { createElement } from 'react'
import type { PublicPages } from '../../ports/index.ts'
import type { CardPort } from './cardPort.ts'

/**
 * The page of the card bridge (RTE-035), in its own chunk.
 * @param port - loads what stands around it; asked for with the page, so that no other page carries it
 */
export const cardBridgePages = (port: () => Promise<CardPort>) =>
  ({
    'three-ds': async () => {
      const [{ CardBridgePage }, card] = await Promise.all([import('./CardBridgePage.tsx'), port()])
      return () => createElement(CardBridgePage, { card })
    },
  }) satisfies PublicPages
