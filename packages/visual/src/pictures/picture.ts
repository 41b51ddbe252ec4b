/** Pixels row by row, three bytes each: red, green, blue. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8Array
}
