/** Props of a human check. */
export interface HumanCheckProps {
  /** The answer to send as `recaptchaResponse`; undefined when it expired, was reset or is not available. */
  readonly onAnswer: (answer: string | undefined) => void
  /** Another number resets the check: an answer is good for one call (AUT-004, REC-018). */
  readonly round: number
}
