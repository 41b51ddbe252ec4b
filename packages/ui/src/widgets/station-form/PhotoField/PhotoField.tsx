import {
  choosePhotos,
  PHOTO_BYTES,
  PHOTO_TYPES,
  PHOTOS_MAX,
  type Photo,
  type PhotoMessage,
  photoRoom,
  photoView,
  togglePhoto,
} from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import { Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { type DropFile, FileDrop, type FileRefusalReason } from '../../../forms/index.ts'
import { Muted } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { Rows } from '../fields/columns.ts'

export interface PhotoFieldProps {
  /** Stored photos and new ones, in order; a stored one may be marked to be removed by the next save. */
  photos: readonly Photo[]
  /** Files that may be taken (STF-078 to STF-081): the caller reads them and puts them into the photos. */
  onAdd: (files: readonly File[]) => void
  /** Takes a change of the photos that stand when it arrives: one was removed, or kept after all. */
  onChange: (edit: (photos: readonly Photo[]) => readonly Photo[]) => void
  /** Origins that the page's policy lets pictures come from; a photo that is kept elsewhere is a link. @default none */
  origins?: readonly string[]
  /** Names of files that could not be read (STF-082). */
  unreadable?: readonly string[]
}

const Removed = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const RemovedPhoto = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;
`
const Struck = styled.s`
  min-inline-size: 0;
`
const Refused = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

const MESSAGE_OF: Readonly<Partial<Record<FileRefusalReason, PhotoMessage>>> = {
  type: 'photoWrongType',
  size: 'photoTooLarge',
  duplicate: 'photoNameTaken',
}

/** No new list at each render. */
const NOWHERE: readonly string[] = []

/** The photos of a station: at most three, removed ones until the save with the way back (STF-078 to STF-083). */
export function PhotoField({ photos, onAdd, onChange, origins = NOWHERE, unreadable = [] }: PhotoFieldProps) {
  const t = useText('station-form')
  const [nameTaken, setNameTaken] = useState<readonly string[]>([])
  const files = useMemo(
    () => photos.filter(isStaying).map((photo) => shownFile(photo, origins)),
    [photos, origins],
  )
  const removed = photos.filter((photo) => !isStaying(photo))
  const room = photoRoom(photos)
  const change = (next: readonly DropFile[]) => {
    const added = next.flatMap(({ file }) => (file ? [file] : []))
    const gone = files.filter((file) => !next.includes(file))
    for (const { name } of gone) onChange((now) => togglePhoto(now, name))
    // A photo that is to be removed holds its name until the save; the drop does not know of it.
    const choice = choosePhotos(photos, added)
    setNameTaken(choice.refused.map(({ name }) => name))
    if (choice.accepted.length > 0) onAdd(choice.accepted)
  }
  const problems = [
    ...nameTaken.map((name) => ({ name, why: t('photo.photoNameTaken') })),
    ...unreadable.map((name) => ({ name, why: t('photo.photoUnreadable') })),
  ]
  return (
    <Rows>
      <FileDrop
        label={t('field.photos')}
        hint={t('photo.memory')}
        isOptional
        files={files}
        types={PHOTO_TYPES}
        maxBytes={PHOTO_BYTES}
        maxFiles={PHOTOS_MAX}
        onChange={change}
        refusalText={({ reason }) => {
          const message = MESSAGE_OF[reason]
          return message ? t(`photo.${message}`) : t('photo.tooMany')
        }}
      />
      {problems.length > 0 && (
        <Banner tone="danger" isAnnounced>
          <Refused>
            {problems.map(({ name, why }) => (
              <li key={`${name} ${why}`}>{t('photo.refused', { name, why })}</li>
            ))}
          </Refused>
        </Banner>
      )}
      {removed.length > 0 && (
        <div>
          <Muted as="p">{t('photo.removed')}</Muted>
          <Removed>
            {removed.map(({ name }) => (
              <RemovedPhoto key={name}>
                <Struck>{name}</Struck>
                <Button
                  size="small"
                  icon={<Undo2 aria-hidden="true" />}
                  disabledReason={room === 0 ? t('photo.noRoom') : undefined}
                  onClick={() => onChange((now) => togglePhoto(now, name))}
                >
                  {t('photo.restore', { name })}
                </Button>
              </RemovedPhoto>
            ))}
          </Removed>
        </div>
      )}
    </Rows>
  )
}

const isStaying = (photo: Photo): boolean => photo.kind === 'new' || !photo.isDeleted

function shownFile(photo: Photo, origins: readonly string[]): DropFile {
  const { name } = photo
  const view = photoView(photo, origins)
  if (view.as === 'picture') return { name, src: view.src, isNew: photo.kind === 'new' }
  return view.as === 'link' ? { name, elsewhere: view } : { name }
}
