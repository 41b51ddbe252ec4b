/** A piece of running text: a paragraph or a list. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

const ITEM = /^- /

/**
 * Cuts a catalogue's text into blocks: an empty line ends a block, lines that begin with '- ' are a list's items. Any
 * other line break inside a paragraph is a space. Empty text gives no blocks.
 */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  for (const chunk of text.split(/\n\s*\n/)) {
    let words: string[] = []
    let items: string[] = []
    const close = (): void => {
      if (words.length > 0) blocks.push({ kind: 'paragraph', text: words.join(' ') })
      if (items.length > 0) blocks.push({ kind: 'list', items })
      words = []
      items = []
    }
    for (const line of chunk.split('\n').map((each) => each.trim())) {
      if (line === '') continue
      const isItem = ITEM.test(line)
      if (isItem ? words.length > 0 : items.length > 0) close()
      if (isItem) items.push(line.replace(ITEM, ''))
      else words.push(line)
    }
    close()
  }
  return blocks
}
