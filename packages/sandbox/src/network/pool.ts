import type { Random } from '../world/random.ts'

/** A set from which a member can be drawn at random in constant time. */
export interface Pool<T> {
  add(member: T): void
  remove(member: T): void
  has(member: T): boolean
  /** A member, or `undefined` when there is none. */
  draw(random: Random): T | undefined
  readonly size: number
}

/** A pool whose order, and so what is drawn, depends only on the calls made. */
export const createPool = <T>(): Pool<T> => {
  const members: T[] = []
  const places = new Map<T, number>()
  return {
    add: (member) => {
      if (places.has(member)) return
      places.set(member, members.length)
      members.push(member)
    },
    remove: (member) => {
      const place = places.get(member)
      if (place === undefined) return
      places.delete(member)
      const last = members.pop()
      if (last === undefined || last === member) return
      members[place] = last
      places.set(last, place)
    },
    has: (member) => places.has(member),
    draw: (random) => (members.length === 0 ? undefined : random.pick(members)),
    get size() {
      return members.length
    },
  }
}
