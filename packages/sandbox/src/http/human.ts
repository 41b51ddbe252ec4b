import type { Core } from '../core.ts'
import { Refusal } from './failure.ts'

/** Every answer of the sandbox's own human check begins so; what follows makes it unique. */
export const HUMAN_ANSWER_PREFIX = 'sandbox-human-'

/** Takes an answer of the human check, which counts once. @throws Refusal 400 for another or a used one */
export const takeHumanAnswer = (core: Core, answer: string): void => {
  if (!answer.startsWith(HUMAN_ANSWER_PREFIX) || answer.length <= HUMAN_ANSWER_PREFIX.length)
    throw new Refusal(
      400,
      'Human check failed',
      `recaptchaResponse does not begin with ${HUMAN_ANSWER_PREFIX}`,
    )
  if (core.usedAnswers.has(answer))
    throw new Refusal(400, 'Human check failed', 'recaptchaResponse was used before')
  core.usedAnswers.add(answer)
}
