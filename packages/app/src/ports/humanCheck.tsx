import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** Props of a human check. */
export interface HumanCheckProps {
  /** The answer to send as `recaptchaResponse`; undefined when it expired, was reset or is not available. */
  readonly onAnswer: (answer: string | undefined) => void
  /** Another number resets the check: an answer is good for one call (AUT-004, REC-018). */
  readonly round: number
}

const HumanCheckContext = createContext<ComponentType<HumanCheckProps> | undefined>(undefined)

export interface HumanCheckProviderProps {
  /** The vendor's widget, or the sandbox's own. */
  readonly check: ComponentType<HumanCheckProps>
  readonly children: ReactNode
}

/** Provides the human check of this build; only the public entry has one. */
export function HumanCheckProvider({ check, children }: HumanCheckProviderProps) {
  return <HumanCheckContext value={check}>{children}</HumanCheckContext>
}

/** The human check of this build (AUT-001, BOOT-015). Throws outside a provider. */
export function useHumanCheck(): ComponentType<HumanCheckProps> {
  const check = useContext(HumanCheckContext)
  if (!check) throw new Error('useHumanCheck needs a HumanCheckProvider above it')
  return check
}
