/** An id as an address says it, by bytes: it would read 40E12345 as a number. */
export const cardParam = (idTag: string): string =>
  /^[\dA-F]+$/i.test(idTag) ? idTag.replaceAll(/..(?=.)/g, '$&:') : idTag
