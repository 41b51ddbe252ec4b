import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'

const Place = styled.div`
  min-block-size: calc(var(--block) * 1px);
`

export interface WhenNearProps {
  /** Height in px that is kept free while the content is away. */
  blockSize: number
  children: ReactNode
}

/**
 * Builds its content while it is within a screen of what is seen, and takes it away further off, its height kept: a
 * sheet of 150 tenants costs as much as the dozen in sight.
 */
export function WhenNear({ blockSize, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [height, setHeight] = useState(blockSize)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        // The last height that the content had, so that nothing below jumps.
        if (!entry.isIntersecting && element.childElementCount > 0) setHeight(element.offsetHeight)
        setNear(entry.isIntersecting)
      },
      // The page itself, named: inside Storybook's frame the margin would else be measured on the outer window.
      { root: document, rootMargin: '600px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <Place ref={place} style={{ '--block': isNear ? 0 : height }}>
      {isNear ? children : null}
    </Place>
  )
}
