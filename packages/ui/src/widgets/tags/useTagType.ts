import { TAG_TYPES } from '@corrente/domain/tags'
import { useCallback } from 'react'
import { useText } from '../../messages/index.ts'

/** A tag's type in words; an unknown one as it is. */
export function useTagType(): (type: string) => string {
  const t = useText('tags')
  return useCallback(
    (type: string) => {
      const known = TAG_TYPES.find((each) => each === type)
      return known ? t(`type.${known}`) : type
    },
    [t],
  )
}
