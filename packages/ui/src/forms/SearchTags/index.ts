export { SearchTags, type SearchTagsProps } from './SearchTags.tsx'
