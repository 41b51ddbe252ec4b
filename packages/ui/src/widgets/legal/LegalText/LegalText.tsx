import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { focusRing } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { type Block, blocksOf } from './blocks.ts'

const Article = styled.article`
  display: grid;
  gap: ${theme.space[6]};
  color: ${theme.fg.default};
  font-size: ${theme.font.size[16]};
  line-height: 1.6;
  overflow-wrap: anywhere;
`

const Head = styled.header`
  display: grid;
  gap: ${theme.space[3]};
`

const Title = styled.h1`
  font-size: ${theme.font.size[24]};
  letter-spacing: -0.015em;

  @media (width >= ${theme.breakpoint.tablet}px) {
    font-size: ${theme.font.size[32]};
  }
`

const Updated = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[14]};
`

const Contents = styled.nav`
  padding: ${theme.space[4]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.l};
  background: ${theme.bg.surface};
  font-size: ${theme.font.size[14]};

  h2 {
    margin-block-end: ${theme.space[2]};
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.semibold};
  }

  ol {
    display: grid;
    gap: ${theme.space[1]} ${theme.space[6]};
    padding: 0;
    list-style: none;

    @media (width >= ${theme.breakpoint.tablet}px) {
      grid-template-columns: 1fr 1fr;
    }
  }

  a {
    display: inline-block;
    min-block-size: 24px;
    color: ${theme.brand.text};
    text-decoration: none;
    ${focusRing}
  }

  a:hover {
    text-decoration: underline;
  }
`

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  scroll-margin-block-start: ${theme.space[4]};

  h2 {
    font-size: ${theme.font.size[20]};
    letter-spacing: -0.01em;
  }

  ul {
    display: grid;
    gap: ${theme.space[1]};
    padding-inline-start: ${theme.space[5]};
  }
`

/** A section of a document. */
export interface LegalSection {
  /** Stands in the address when the section is linked: `#retention`. */
  id: string
  title: string
  /** Paragraphs and lists, as `blocksOf` reads them. */
  text: string
}

export interface LegalTextProps {
  /** The page’s `h1`. */
  title: string
  /** The line that says when it was last changed. */
  updated?: string
  /** What the document is, in one paragraph. */
  lead: string
  /** The sections in order; they are numbered here. */
  sections: readonly LegalSection[]
  /** Ways on, below the text. */
  children?: ReactNode
}

/** A long document: title, contents, numbered sections in a readable measure. */
export function LegalText({ title, updated, lead, sections, children }: LegalTextProps) {
  const t = useText('legal')
  return (
    <Article>
      <Head>
        <Title>{title}</Title>
        {updated !== undefined && <Updated>{updated}</Updated>}
        <p>{lead}</p>
      </Head>
      <Contents aria-label={t('contents')}>
        <h2>{t('contents')}</h2>
        <ol>
          {sections.map((section, index) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{`${index + 1}. ${section.title}`}</a>
            </li>
          ))}
        </ol>
      </Contents>
      {sections.map((section, index) => (
        <Section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
          <h2 id={`${section.id}-title`}>{`${index + 1}. ${section.title}`}</h2>
          {blocksOf(section.text).map((block) => (
            <Piece key={block.kind === 'list' ? block.items.join() : block.text} block={block} />
          ))}
        </Section>
      ))}
      {children}
    </Article>
  )
}

function Piece({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
