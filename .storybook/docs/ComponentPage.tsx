import {
  ArgTypes,
  Canvas,
  Controls,
  Heading,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ComponentType, lazy, Suspense } from 'react'
import { Clause, type ClauseProps } from './Clause.tsx'

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

/**
 * The page of every component: its title, its words (`X.mdx`) with the default story below the lead, its props and its
 * other stories. Where stories show a stand-in, or more than one component, their `subcomponents` name whose props count.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const fileName: unknown = preparedMeta.parameters.fileName
  const Words = WORDS.get(folderOf(String(fileName)))
  const parts = Object.entries(preparedMeta.subcomponents ?? {})
  return (
    <>
      <Title />
      {Words ? (
        <Suspense fallback={null}>
          <Words components={{ Example: Canvas, Clause }} />
        </Suspense>
      ) : (
        <Canvas />
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
    </>
  )
}
