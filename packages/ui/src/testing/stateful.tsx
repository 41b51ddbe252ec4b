import { type ComponentType, type ReactElement, useState } from 'react'

type Name<P> = keyof P & string
type Values = Readonly<Record<string, unknown>>

/**
 * A controlled component that keeps what it says, as its page does; the story's own callback is called as well.
 * @param Component - what is shown
 * @param kept - the prop that holds a value → the callback that says the next one, or how it follows from the present one:
 *   `{ value: 'onChange' }`
 */
export function stateful<P extends object>(
  Component: ComponentType<P>,
  kept: Partial<Record<Name<P>, Name<P>>>,
): (props: P) => ReactElement {
  return function Stateful(props: P) {
    const [values, setValues] = useState<Values>({})
    const callbacks = Object.entries<Name<P> | undefined>(kept).map(([value, callback = '' as Name<P>]) => [
      callback,
      (next: unknown, ...more: readonly unknown[]) => {
        setValues((current) => {
          const present: Values = { ...props, ...current }
          return { ...current, [value]: typeof next === 'function' ? next(present[value]) : next }
        })
        const told = props[callback]
        if (typeof told === 'function') told(next, ...more)
      },
    ])
    return <Component {...props} {...values} {...Object.fromEntries(callbacks)} />
  }
}
