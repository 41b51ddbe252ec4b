import { MAIL_SUBJECTS, type SupportMailValues } from '@corrente/domain/support'
import { z } from '@corrente/domain/wire'

const mailSchema = z.object({ subject: z.enum(MAIL_SUBJECTS), message: z.string() })
const textSchema = z.string()

/** Checks what the tab kept of a support mail. */
export const readMailDraft = (kept: unknown): SupportMailValues | undefined => {
  const read = mailSchema.safeParse(kept)
  return read.success ? read.data : undefined
}

/** Checks what the tab kept of a notification's text. */
export const readPushDraft = (kept: unknown): string | undefined => {
  const read = textSchema.safeParse(kept)
  return read.success ? read.data : undefined
}
