import {
  choosePhotos,
  type NewPhoto,
  photoTypeOf,
  type StationValues,
  withoutDataPrefix,
} from '@corrente/domain/stations'
import { useCallback, useState } from 'react'

/** Reads a file as a photo. @throws where it cannot be read, or is no picture whatever its name says (STF-082) */
async function readPhoto(file: File): Promise<NewPhoto> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (photoTypeOf(head) === undefined) throw new Error('no JPEG or PNG')
  const picture = await createImageBitmap(file)
  picture.close()
  return { kind: 'new', name: file.name, base64: withoutDataPrefix(await dataAddressOf(file)) }
}

function dataAddressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(file)
  })
}

/** The photos that are added to a form: read one by one; they stay in memory until they are saved (STF-078 to STF-083). */
export function usePhotos(onChange: (edit: (values: StationValues) => StationValues) => void): {
  readonly add: (files: readonly File[]) => void
  /** Names of the files of the last choice that could not be read. */
  readonly unreadable: readonly string[]
} {
  const [unreadable, setUnreadable] = useState<readonly string[]>([])
  const add = useCallback(
    async (files: readonly File[]) => {
      setUnreadable([])
      // One after the other: a small one must not overtake a large one that was chosen before it.
      for (const file of files)
        await readPhoto(file).then(
          (photo) =>
            onChange((now) => {
              // Meanwhile another one of its name, or a third one, may have come.
              const isFine = choosePhotos(now.photos, [file]).accepted.length > 0
              return isFine ? { ...now, photos: [...now.photos, photo] } : now
            }),
          () => setUnreadable((names) => [...names, file.name]),
        )
    },
    [onChange],
  )
  return { add, unreadable }
}
