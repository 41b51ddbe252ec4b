import { useCallback } from 'react'
import { usePorts } from '../../ports/index.ts'

/** Copies a text; a clipboard that refuses rejects, and the button says so. */
export function useCopyText(): (text: string) => Promise<void> {
  const { copy } = usePorts()
  return useCallback(
    async (text) => {
      if (!(await copy(text))) throw new Error('The clipboard did not take the text.')
    },
    [copy],
  )
}
