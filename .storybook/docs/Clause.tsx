import { Markdown } from '@storybook/addon-docs/blocks'

export interface ClauseProps {
  /** `HOM-028`, which the page's words lead to. */
  id: string
  /** What the clause asks for, in Markdown. */
  words: string
  /** What was adopted where the clause leaves something open, in Markdown; empty where nothing is open. */
  adopted: string
}

/** One requirement that a page names, in words beside its id. */
export function Clause({ id, words, adopted }: ClauseProps) {
  return (
    <div id={id}>
      <Markdown>{`**${id}** ${words}${adopted === '' ? '' : ` *Adopted:* ${adopted}`}`}</Markdown>
    </div>
  )
}
