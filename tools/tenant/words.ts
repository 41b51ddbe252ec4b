import type { Explained } from '@corrente/themes/derive'

/** What a token is to a reader who knows no tokens. */
const NAMES: Partial<Record<Explained['token'], string>> = {
  'brand-bg': 'main button',
  'brand-mark': 'marks, and the edge of the main button',
  'brand-text': 'text and links',
  'chrome-bg': 'header and sidebar',
  'focus-ring': 'focus ring',
  'chart-1': 'first series',
  'chart-2': 'second series',
  'danger-solid': 'danger',
}

const GROUNDS: Partial<Record<NonNullable<Explained['ground']>, string>> = {
  'bg-page': 'the page',
  'bg-surface': 'a card',
  'bg-raised': 'a raised card',
  'bg-inset': 'an inset',
  'bg-hover': 'a hovered row',
  'bg-active': 'a pressed row',
  'bg-selected': 'a selected row',
  'chrome-bg': 'the header',
  'chrome-hover-bg': 'a hovered menu item',
  'chrome-selected-bg': 'the chosen menu item',
}

const ratio = (value: number | undefined): string => (value === undefined ? '?' : `${value.toFixed(1)}:1`)

/** What the derivation did with one wish, as a line for whoever chose the colour. */
export function sentence({ token, wanted, got, reason, ground, before, now, min, note }: Explained): string {
  const what = NAMES[token] ?? token
  const on = ground === undefined ? '' : ` on ${GROUNDS[ground] ?? ground}`
  switch (reason) {
    case 'kept':
      return `${what}: ${got}, as asked (${ratio(now)})`
    case 'faint':
      return `${what}: ${wanted} has only ${ratio(before)}${on} where ${min}:1 is the least; uses ${got}, ${ratio(now)}`
    case 'textless':
      return `${what}: neither white nor dark text reads on ${wanted}; uses ${got}`
    case 'night':
      return `${what}: ${wanted} is lifted for the dark scheme; uses ${got}, ${ratio(now)}`
    case 'negative':
      return `${what}: without a hue ${wanted} turns to its negative; uses ${got}, ${ratio(now)}`
    case 'hueless':
      return `${what}: ${wanted} has no hue to give; uses ${got}`
    case 'danger':
      return token === 'danger-solid'
        ? `${what}: the brand ${wanted} is close to it, so danger moved to ${got}`
        : `${what}: ${wanted} would look like danger; uses ${got}`
    case 'apart':
      return `${what}: ${wanted} moved to ${got}, so that every eye tells it from its neighbours`
    case 'tuned':
      return `${what}: ${wanted} is tuned to its place; uses ${got}, ${ratio(now)}`
    case 'deep':
      return `${what}: keeps the hue of ${wanted} and steps back; uses ${got}, ${ratio(now)}`
    case 'ringless':
      return `${what}: on ${wanted} no focus ring is seen that is also seen on the page; uses ${got}`
    case 'byHand':
      return `${what}: ${got}, set by hand: ${note ?? ''}`
    default:
      return reason satisfies never
  }
}
