/** The page's own words for a record that cannot be edited. */
export interface RecordWords {
  readonly notFound: string
  readonly notFoundDetail: string
  readonly backToList: string
  readonly loadFailed: string
}

export type RecordKey = `record.${keyof RecordWords}`

/** These words of a catalogue: each area has them under `record`. */
export const recordWords = (t: (key: RecordKey) => string): RecordWords => ({
  notFound: t('record.notFound'),
  notFoundDetail: t('record.notFoundDetail'),
  backToList: t('record.backToList'),
  loadFailed: t('record.loadFailed'),
})
