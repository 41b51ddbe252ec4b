const ADDRESS = /[a-z][a-z0-9+.-]{0,15}:\/\/\S+/gi
const WHO = /^([a-z][a-z0-9+.-]{0,15}:\/\/)(.*)@/i

/**
 * What is shown and copied of a request: an address without the password that may stand in it. The name of a file stays. A
 * password may hold '/' and '@': up to the last '@' nothing is shown, unless the address cannot name anybody.
 */
export const maskedAddress = (address: string): string =>
  address
    .replace(WHO, (all, scheme: string, who: string) => (/^[^/@:]*\//.test(who) ? all : `${scheme}•••@`))
    .replace(/([?&][^=&\s]+=)[^&\s]+/g, '$1•••')

/** A text in which addresses may stand, without their passwords: what a charger answers may repeat what it was sent. */
export const withoutPasswords = (text: string): string =>
  text.replace(ADDRESS, (address) => (address.includes('@') ? maskedAddress(address) : address))
