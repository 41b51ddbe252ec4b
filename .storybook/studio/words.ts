import type { Explained } from '@corrente/themes/derive'

const ratio = (value: number | undefined): string => (value === undefined ? '?' : `${value.toFixed(1)} to 1`)

/** What the derivation did with one wish, as a sentence for a designer. */
export function sentence({ reason, ground, before, now, min, note }: Explained): string {
  switch (reason) {
    case 'kept':
      return 'Kept as it is.'
    case 'faint':
      return `Too near to ${ground}: ${ratio(before)} where ${min} is the least; now ${ratio(now)}.`
    case 'textless':
      return 'Neither white nor dark text reads on it; moved until one does.'
    case 'night':
      return `Lifted for the dark scheme; now ${ratio(now)} on its worst ground.`
    case 'negative':
      return 'Without a hue: black turns white by night, white black by day.'
    case 'hueless':
      return 'A grey gives no hue, so a safe one stands in.'
    case 'ringless':
      return 'No one colour is seen as a ring on every ground; the nearest that is stands in.'
    case 'danger':
      return 'Too near to the hue of danger; what deletes must not look like what saves.'
    case 'apart':
      return 'Moved so that every eye tells it from its neighbours.'
    case 'tuned':
      return `Tuned to the lightness and strength of its place; now ${ratio(now)}.`
    case 'deep':
      return 'Keeps the hue and leaves the light.'
    case 'byHand':
      return `Set by hand: ${note ?? ''}`
    default:
      return reason satisfies never
  }
}
