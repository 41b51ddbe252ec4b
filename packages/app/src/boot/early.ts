import { shakeHands } from './handshake.ts'

/**
 * The handshake, begun as soon as this file is here: it is a script of its own and the first of the page, so that the
 * question is on its way while the product's code still is (BOOT-001). Asked once, whoever awaits it.
 */
export const handshake = shakeHands({ fetch: window.fetch.bind(window), href: window.location.href })
