import { isSameId, type Tag } from '../tags/index.ts'
import type { PersonCard } from './person.ts'

/** What can be done with a person and the cards; a person off does not promise that the cards are off. */
export const ACTIVATIONS = ['deactivate', 'reactivate'] as const
export type Activation = (typeof ACTIVATIONS)[number]

/**
 * The cards that it can change. One in a recharge is among them: the recharge goes on all the same.
 */
export const switchableCards = (cards: readonly PersonCard[], action: Activation): readonly Tag[] =>
  cards.map(({ tag }) => tag).filter(({ isInactive }) => isInactive === (action === 'reactivate'))

/**
 * Which of them are ticked at first. Off goes everything; on goes the app's own tag alone, without which no card works: a
 * card may be off because it was lost.
 */
export const tickedAtFirst = (cards: readonly Tag[], action: Activation): ReadonlySet<number> =>
  new Set(cards.filter(({ type }) => action === 'deactivate' || type === 'USER').map(({ pk }) => pk))

/** Whether a card is still the one that was shown: another's must not be switched with this person. */
export const isStillTheirs = (shown: Tag, found: Tag): boolean =>
  isSameId(shown.idTag, found.idTag) &&
  shown.parentUserPk === found.parentUserPk &&
  shown.ownerPk === found.ownerPk
