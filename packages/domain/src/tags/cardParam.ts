/** An id as an address says it, by bytes: it would read 40E12345 as a number. */
export const cardParam = (idTag: string): string =>
  /^[\dA-F]+$/i.test(idTag) ? idTag.replaceAll(/..(?=.)/g, '$&:') : idTag

/** The same the other way; what was typed into an address stays as it is. */
export const cardOfParam = (text: string): string =>
  /^([\dA-F]{2}:)+[\dA-F]{1,2}$/i.test(text) ? text.replaceAll(':', '') : text
