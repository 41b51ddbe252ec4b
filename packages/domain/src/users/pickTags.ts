import { isSameId, type Tag, type TagOption, tagUserName } from '../tags/index.ts'
import { type PickerUser, searchPickerUsers } from './picker.ts'

/** A tag that can be picked. Name and e-mail are personal data. */
export interface PickerTag {
  readonly idTag: string
  readonly userName: string | undefined
  readonly userEmail: string | undefined
  /** Whether whoever uses it pays nothing; undefined where the reply does not say. */
  readonly isFree?: boolean | undefined
}

/** Whose tags are looked for by a text: the first so many that it names. */
const PEOPLE_MAX = 50
/** A shorter text names too many people to look for their tags. */
const NAME_LEAST = 2

/** The people whose tags a text asks for by name, e-mail or document; none for a text of one sign. */
export const peopleOfTagQuery = (people: readonly PickerUser[], query: string): readonly PickerUser[] =>
  query.trim().length < NAME_LEAST ? [] : searchPickerUsers(people, query).slice(0, PEOPLE_MAX)

/** What a picker of tags chooses from. */
export interface TagsToPick {
  /** Those whose id holds the text, as the server gives them. */
  readonly byId: readonly Tag[]
  /** Those who fit the text. */
  readonly people: readonly PickerUser[]
  /** The active cards: those of `people` fit as well. */
  readonly cards: readonly TagOption[]
  /** A user by key: the tags' reply has no e-mail, and often no name. */
  readonly userOf: (pk: number) => PickerUser | undefined
}

/** The tags that fit a text, each once: the one with exactly this id, those that hold it, those of the people named so. */
export function pickTags(query: string, { byId, people, cards, userOf }: TagsToPick): readonly PickerTag[] {
  const named = (idTag: string, pk: number | undefined, userName?: string, userEmail?: string): PickerTag => {
    const user = pk === undefined ? undefined : userOf(pk)
    return { idTag, userName: userName ?? user?.name, userEmail: userEmail ?? user?.email }
  }
  const holders = new Set(people.map(({ pk }) => pk))
  const found = [
    ...byId.map((tag) => ({
      ...named(tag.idTag, tag.ownerPk ?? tag.parentUserPk, tagUserName(tag)),
      ...(tag.isFree && { isFree: true }),
    })),
    ...people.flatMap(({ idTag, name, email }) =>
      idTag === undefined ? [] : { idTag, userName: name, userEmail: email },
    ),
    ...cards.flatMap(({ idTag, userPk, userName, userEmail }) =>
      userPk !== undefined && holders.has(userPk) ? named(idTag, userPk, userName, userEmail) : [],
    ),
  ]
  const each = [...Map.groupBy(found, ({ idTag }) => idTag.trim().toLowerCase()).values()].flatMap(
    ([first]) => first ?? [],
  )
  const exact = each.filter(({ idTag }) => isSameId(idTag, query))
  return exact.length === 0 ? each : [...exact, ...each.filter((tag) => !exact.includes(tag))]
}
