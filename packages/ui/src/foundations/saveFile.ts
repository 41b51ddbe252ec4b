/** Offers a file to the user, under a name without characters that a file system refuses. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
  link.click()
  URL.revokeObjectURL(link.href)
}
