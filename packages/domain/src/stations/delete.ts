/** The intent of deleting a station: one key, whoever presses where and in which tab. */
export function deleteIntent(pk: number): string {
  return `station.delete:${pk}`
}
