import { CLAUSES, NAMED } from 'virtual:showroom/clauses'
import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  Heading,
  Markdown,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ComponentType, lazy, Suspense } from 'react'

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

/** A page of words as it is compiled; `pageWords` calls for the two parts. */
type Words = ComponentType<{ components: { Example: ComponentType; Clause: ComponentType<ClauseProps> } }>

/** The words of each component by its folder, loaded with its page. */
const WORDS = new Map(
  Object.entries(import.meta.glob<{ default: Words }>('../../packages/ui/src/**/*.mdx')).map(
    ([path, load]) => [folderOf(path), lazy(load)],
  ),
)

/** `packages/ui/src/primitives/Badge` of any file in it, from wherever the path counts. */
function folderOf(path: string): string {
  return path.slice(path.indexOf('packages/'), path.lastIndexOf('/'))
}

/** What a component without words of its own tells of itself: the comments of what its stories show, then the default story. */
function FromComments({ parts }: { parts: readonly ComponentType[] }) {
  return (
    <>
      {parts.length === 0 && <Description />}
      {parts.map((part) => (
        <Description key={part.displayName ?? part.name} of={part} />
      ))}
      <Canvas />
    </>
  )
}

/** The clauses that the files of a component name, in words. */
function Requirements({ folder }: { folder: string }) {
  const ids = NAMED[folder]
  if (ids === undefined) return null
  return (
    <>
      <Heading>Requirements</Heading>
      {ids.map((id) => {
        const clause = CLAUSES[id]
        return clause && <Clause key={id} {...clause} />
      })}
    </>
  )
}

/**
 * The page of every component: its title, its words (`X.mdx`) with the default story below the lead, its props and its
 * other stories. Without such a page its comment takes the place of the words, and the clauses that its files name stand
 * at the end. Where stories show a stand-in, or more than one component, their `subcomponents` name whose props count.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const fileName: unknown = preparedMeta.parameters.fileName
  const folder = folderOf(String(fileName))
  const Words = WORDS.get(folder)
  const parts = Object.entries(preparedMeta.subcomponents ?? {})
  return (
    <>
      <Title />
      {Words ? (
        <Suspense fallback={null}>
          <Words components={{ Example: Canvas, Clause }} />
        </Suspense>
      ) : (
        <FromComments parts={parts.map(([, part]) => part)} />
      )}
      <Heading>Props</Heading>
      {parts.length === 0 && <Controls />}
      {parts.map(([name, part]) => (
        <section key={name}>
          {parts.length > 1 && <Subheading>{name}</Subheading>}
          <ArgTypes of={part} />
        </section>
      ))}
      <Heading>All stories</Heading>
      <Stories title="" includePrimary={false} />
      {!Words && <Requirements folder={folder} />}
    </>
  )
}
