/** Why what an address names cannot be shown, and the way on. */
type AddressWord = 'notFound' | 'notPermitted' | 'unreachable' | 'toList'

/** These words of a catalogue, which stand under `record` and `delete`. */
export const addressWords = (
  t: (key: 'record.notFound' | `delete.${Exclude<AddressWord, 'notFound'>}`) => string,
): Readonly<Record<AddressWord, string>> => ({
  notFound: t('record.notFound'),
  notPermitted: t('delete.notPermitted'),
  unreachable: t('delete.unreachable'),
  toList: t('delete.toList'),
})
