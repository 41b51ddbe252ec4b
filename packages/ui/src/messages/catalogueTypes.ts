import type { Catalogues, MESSAGE_AREAS } from './catalogueList.ts'

export type MessageArea = (typeof MESSAGE_AREAS)[number]

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other'
type WithoutPlural<K extends string> = K extends `${infer Stem}${PluralSuffix}` ? Stem : K

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Leaves<T[K]>}`
}[keyof T & string]

/** The keys of an area, nested ones joined by dots, plural suffixes left out: `dateRange.error.tooLong`. */
export type MessageKey<A extends MessageArea> = Leaves<Catalogues[A]>

/** A catalogue as it lies in its file. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue
}
