/** What Storybook itself puts beside a story. */
const OWN_IDS: ReadonlySet<string> = new Set(['storybook-docs', 'storybook-highlights-root', 'scripts-root'])

/** What of the body is the story: its root and everything put beside it. */
export const storyRoots = (body: Element): Element[] =>
  [...body.children].filter(
    (child) =>
      !/^(script|style|link|template)$/i.test(child.tagName) &&
      !/\bsb-(?!show|main)/.test(child.getAttribute('class') ?? '') &&
      !OWN_IDS.has(child.id),
  )

/** The page's frame and every element of the story, in the document's order. */
export const storyElements = (page: Document): Element[] => [
  page.documentElement,
  page.body,
  ...storyRoots(page.body).flatMap((root) => [root, ...root.querySelectorAll('*')]),
]
