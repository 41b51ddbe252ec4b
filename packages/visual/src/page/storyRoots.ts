/** What of the body is the story: its root and everything put beside it. */
export const storyRoots = (body: Element): Element[] =>
  [...body.children].filter(
    (child) =>
      !/^(script|style|link|template)$/i.test(child.tagName) &&
      !/\bsb-(?!show|main)/.test(child.getAttribute('class') ?? '') &&
      child.id !== 'storybook-docs',
  )
