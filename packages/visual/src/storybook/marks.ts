/** What marks a story: names of exports, tags, and the tag that takes one out again. Runs in any page: no Node. */
export interface Marks {
  names: readonly string[]
  tags: readonly string[]
  except: string
}

/** Whether pictures of a story are kept. */
export const isMarked = (
  marks: Marks,
  { exportName, tags }: { exportName: string; tags: readonly string[] },
): boolean =>
  !tags.includes(marks.except) &&
  (marks.names.includes(exportName) || tags.some((tag) => marks.tags.includes(tag)))
