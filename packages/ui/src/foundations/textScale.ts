import { useState } from 'react'

/**
 * How much larger than 16 px somebody's text is: 1 unless they chose another size in the browser. What a script lays out
 * around text, the rows of a list or a drawing, grows by it.
 */
export const textScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

/** The same for a component, as it was when the component came. */
export const useTextScale = (): number => useState(textScale)[0]
