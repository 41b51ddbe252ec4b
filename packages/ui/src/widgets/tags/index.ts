export { TagCard } from './TagCard/TagCard.tsx'
export { TagForm } from './TagForm/TagForm.tsx'
export { TagList } from './TagList/TagList.tsx'
export { useTagChanges } from './useTagChanges.ts'
