export {
  PasswordChecklist,
  type PasswordChecklistProps,
  type PasswordChecklistRule,
} from './PasswordChecklist.tsx'
