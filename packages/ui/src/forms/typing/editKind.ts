import type { EditKind } from '@corrente/domain/text'

/** How an input was changed, by its `input` event; paste, drop, autofill and undo put a whole text. */
export function editKindOf(event: Event): EditKind {
  switch (event instanceof InputEvent ? event.inputType : '') {
    case 'insertText':
    case 'insertCompositionText':
      return 'type'
    case 'deleteContentBackward':
    case 'deleteWordBackward':
    case 'deleteSoftLineBackward':
      return 'deleteBefore'
    case 'deleteContentForward':
    case 'deleteWordForward':
      return 'deleteAfter'
    default:
      return 'put'
  }
}
