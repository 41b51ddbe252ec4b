export {
  isSameId,
  readTag,
  readTagOptions,
  readTags,
  TAG_TYPES,
  type Tag,
  type TagOption,
  type TagType,
} from './tag.ts'
