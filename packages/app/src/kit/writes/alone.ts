import { useState } from 'react'
import { usePorts } from '../../ports/index.ts'

/** Runs one piece of work at a time: a second press while it runs does nothing. */
export interface Alone {
  /**
   * @param work - resolves with whether the lock stays: a document on its way out takes no second press
   * @param onThrow - told what the work threw, a mistake of the code; the lock is given back before
   * @returns false: it is under way already; nothing was run
   */
  readonly run: (work: () => Promise<boolean>, onThrow: (error: unknown) => void) => Promise<boolean>
}

/** A lock of this page, given back whatever is thrown. All that sign-in, recovery and sign-out take. */
export function createAlone(): Alone {
  let isBusy = false
  return {
    run: async (work, onThrow) => {
      if (isBusy) return false
      isBusy = true
      try {
        isBusy = await work()
      } catch (error) {
        isBusy = false
        onThrow(error)
      }
      return true
    },
  }
}

/** The lock of one screen, which reports what its work throws. @param where - names the work in the report */
export function useAlone(where: string): Alone {
  const { report } = usePorts()
  const [alone] = useState(createAlone)
  return {
    run: (work, onThrow) =>
      alone.run(work, (error) => {
        report.failed(where, error)
        onThrow(error)
      }),
  }
}
