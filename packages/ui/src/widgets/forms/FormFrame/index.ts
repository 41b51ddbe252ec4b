export {
  FORM_STATES,
  FormFrame,
  type FormFrameProps,
  FormSection,
  type FormSectionProps,
  type FormState,
} from './FormFrame.tsx'
