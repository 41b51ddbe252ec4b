import { keyText, looseText, type Read, readList, safeExternalUrl, z } from '../../wire/index.ts'

/** Most photos of a station (STF-080). */
export const PHOTOS_MAX = 3
/** A photo must be smaller than this, in bytes (STF-079): 10 MB. */
export const PHOTO_BYTES = 10 * 1024 * 1024
/** Media types of photos (STF-078). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

/** A photo that the server holds. */
export interface StoredPhoto {
  readonly kind: 'stored'
  readonly name: string
  /** An http(s) address, or the picture itself; undefined where neither can be shown. */
  readonly url: string | undefined
  readonly base64: string | undefined
  /** Marked to be removed by the next save. */
  readonly isDeleted: boolean
}
/** A photo that was chosen and is sent with the next save. It stays in memory only. */
export interface NewPhoto {
  readonly kind: 'new'
  readonly name: string
  /** Without a `data:` prefix. */
  readonly base64: string
}
/** A photo of the form. */
export type Photo = StoredPhoto | NewPhoto

const photoWire = z.pipe(
  z.object({ name: keyText, url: looseText, base64: looseText }),
  z.transform(
    ({ name, url, base64 }): StoredPhoto => ({
      kind: 'stored',
      name,
      url: safeExternalUrl(url, { allowHttp: true }) ?? undefined,
      base64: base64 === undefined ? undefined : withoutDataPrefix(base64),
      isDeleted: false,
    }),
  ),
)

/** Reads `StationPhoto[]`; undefined when it is no list. A failed call leaves the list empty (STF-017). */
export const readPhotos = (body: unknown): Read<readonly StoredPhoto[]> | undefined =>
  readList(photoWire, body, 'photos')

/** How a photo is shown: as a picture, as a link to where it is kept, or by its name alone. */
export type PhotoView =
  | { readonly as: 'picture'; readonly src: string }
  | { readonly as: 'link'; readonly href: string; readonly host: string }
  | { readonly as: 'name' }

/** How a PNG begins in base64; every other photo is a JPEG. */
const PNG = 'iVBORw0KGgo'
/** The origin of an address in normal form, as `safeExternalUrl` leaves it. */
const ORIGIN = /^https?:\/\/([^/?#]+)/

/**
 * How a photo can be shown. An address is asked only where the page's policy lets pictures come from; a photo that is
 * kept elsewhere and came without its picture is a link.
 * @param origins - those that the tenant names, and the page's own
 */
export function photoView(photo: Photo, origins: readonly string[]): PhotoView {
  const href = photo.kind === 'stored' ? photo.url : undefined
  const [origin = '', host = ''] = ORIGIN.exec(href ?? '') ?? []
  if (href !== undefined && origins.includes(origin)) return { as: 'picture', src: href }
  const { base64 } = photo
  if (base64 !== undefined)
    return {
      as: 'picture',
      src: `data:image/${base64.startsWith(PNG) ? 'png' : 'jpeg'};base64,${base64}`,
    }
  return href === undefined ? { as: 'name' } : { as: 'link', href, host }
}

const DATA_PREFIX = /^data:[^,]*,/i

/** The base64 of a data address; a text that is none stays as it is (STF-083). */
export function withoutDataPrefix(text: string): string {
  return text.replace(DATA_PREFIX, '')
}

/** What the first bytes say that a file is, whatever its name says; undefined for neither JPEG nor PNG. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | undefined {
  const begins = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte)
  if (begins(0xff, 0xd8, 0xff)) return 'image/jpeg'
  return begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : undefined
}

/** A file that somebody chose, before it is read. */
export interface PhotoFile {
  readonly name: string
  /** Media type, as the browser says it. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** Why a file is not taken. */
export const PHOTO_MESSAGES = [
  'photoWrongType',
  'photoTooLarge',
  'photoNameTaken',
  'photoUnreadable',
] as const
export type PhotoMessage = (typeof PHOTO_MESSAGES)[number]

/** What becomes of a choice of files. */
export interface PhotoChoice<File> {
  readonly accepted: readonly File[]
  readonly refused: readonly { readonly name: string; readonly message: PhotoMessage }[]
  /** Files that were fine but found no place (STF-080): the screen says how many. */
  readonly ignored: number
}

/** How many more photos there is room for; one that is marked to be removed gives its place free. */
export function photoRoom(held: readonly Photo[]): number {
  const staying = held.filter((photo) => photo.kind === 'new' || !photo.isDeleted)
  return Math.max(0, PHOTOS_MAX - staying.length)
}

/**
 * Sorts chosen files: each refused one with its reason (STF-078, STF-079, STF-081), the others up to the room that is left
 * (STF-080). A name is taken also by a stored photo that is to be removed: both travel in one save.
 */
export function choosePhotos<File extends PhotoFile>(
  held: readonly Photo[],
  files: readonly File[],
): PhotoChoice<File> {
  const taken = new Set(held.map(({ name }) => name.toLowerCase()))
  const accepted: File[] = []
  const refused: { name: string; message: PhotoMessage }[] = []
  let ignored = 0
  for (const file of files) {
    const message = problemOf(file, taken)
    if (message) refused.push({ name: file.name, message })
    else if (accepted.length >= photoRoom(held)) ignored += 1
    else {
      accepted.push(file)
      taken.add(file.name.toLowerCase())
    }
  }
  return { accepted, refused, ignored }
}

function problemOf(file: PhotoFile, taken: ReadonlySet<string>): PhotoMessage | undefined {
  if (!PHOTO_TYPES.some((type) => type === file.type.toLowerCase())) return 'photoWrongType'
  if (!(file.size < PHOTO_BYTES)) return 'photoTooLarge'
  return taken.has(file.name.toLowerCase()) ? 'photoNameTaken' : undefined
}

/** The photos after one was removed: a new one goes at once, a stored one is marked, and unmarked when pressed again. */
export function togglePhoto(photos: readonly Photo[], name: string): readonly Photo[] {
  return photos.flatMap((photo): Photo[] => {
    if (photo.name !== name) return [photo]
    if (photo.kind === 'new') return []
    if (photo.isDeleted && photoRoom(photos) === 0) return [photo]
    return [{ ...photo, isDeleted: !photo.isDeleted }]
  })
}

/** The photos after they were saved: what was new is stored now, what was marked is gone. */
export function savedPhotos(photos: readonly Photo[]): readonly Photo[] {
  return photos.flatMap((photo): Photo[] => {
    if (photo.kind === 'stored') return photo.isDeleted ? [] : [photo]
    return [{ kind: 'stored', name: photo.name, url: undefined, base64: photo.base64, isDeleted: false }]
  })
}

/** The two lists that a save carries (STF-083). */
export function sentPhotos(photos: readonly Photo[]): {
  readonly photos: readonly { readonly name: string; readonly base64: string }[]
  readonly deletedPhotos: readonly string[]
} {
  return {
    photos: photos.flatMap((photo) =>
      photo.kind === 'new' ? [{ name: photo.name, base64: withoutDataPrefix(photo.base64) }] : [],
    ),
    deletedPhotos: photos.flatMap((photo) =>
      photo.kind === 'stored' && photo.isDeleted ? [photo.name] : [],
    ),
  }
}
