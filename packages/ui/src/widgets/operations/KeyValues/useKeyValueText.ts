import type { KeyValue } from '@corrente/domain/operations'
import { useCallback } from 'react'
import { useText } from '../../../messages/index.ts'

/** What a station gave for a key, in words where it is no value. */
export function useKeyValueText(): (value: KeyValue) => string {
  const t = useText('operations')
  return useCallback(
    (value) => {
      switch (value.kind) {
        case 'value':
          return value.value
        case 'empty':
          return t('keys.noValue')
        case 'absent':
          return t('keys.notReturned')
        case 'unknown':
          return t('keys.unknown')
      }
    },
    [t],
  )
}
