import { optionText } from './optionText.ts'

export interface OptionTextProps {
  /** The option's whole name. */
  name: string
}

/** An option's name in a list that draws its options itself: 32 characters of it, all in the tooltip (AST-023). */
export function OptionText({ name }: OptionTextProps) {
  const { text, title } = optionText(name)
  return <span title={title}>{text}</span>
}
