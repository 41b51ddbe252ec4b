/** One thing that was done, and what was said then. */
export interface Heard {
  /** Keys as they were pressed, or typed text in quotes. */
  readonly done: string
  readonly said: readonly string[]
}

/** As Markdown: a list of what was done, each with what was said. */
export const written = (title: string, made: string, heard: readonly Heard[]): string =>
  `# ${title}\n\n${made}\n\n${heard
    .map(
      ({ done, said }) =>
        `- **${done}**\n${said.map((line) => `  - ${line.replace(/\s+/g, ' ')}\n`).join('')}`,
    )
    .join('')}`

/** What Orca says of a control that has no name, in its two languages. */
const UNNAMED =
  /^ {2}- (?:botão de apertar|botão de alternância|link(?: visitado)?|entrada(?! inválida)|caixa de combinação|caixa de seleção|push button|toggle button|link|entry|combo box|check box)\b/

/** What is wrong with a transcript: a control without a name, a key that never reached its aim, words that were not said in this order. */
export function transcriptProblems(text: string, expected: readonly string[]): readonly string[] {
  const unnamed = text.split('\n').filter((line) => UNNAMED.test(line))
  const missed = text.split('\n').filter((line) => line.includes('was not heard'))
  const unsaid: string[] = []
  let from = text.indexOf('\n- ')
  for (const words of expected) {
    const at = text.indexOf(words, from)
    if (at < 0) unsaid.push(words)
    else from = at + words.length
  }
  return [
    ...unnamed.map((line) => `a control without a name: ${line.trim()}`),
    ...missed,
    ...unsaid.map((words) => `not said: ${words}`),
    ...(/^Orca [\d.]+, Chromium [\d.]+, \d{4}-\d\d-\d\d\.$/m.test(text)
      ? []
      : ['does not say with what, and when']),
  ]
}
