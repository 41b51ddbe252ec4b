import { theme } from '@corrente/themes'
import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { useLink, VisuallyHidden, visuallyHidden } from '../../foundations/index.ts'
import { labelLook } from '../Field/Field.styles.ts'

export interface SegmentedOption<V extends string> {
  /** What `onChange` gives. */
  value: V
  /** One or two words. */
  label: string
  /** An icon before the label. */
  icon?: ReactNode
  /** The language of the label, where it is not the page's. */
  lang?: string
}

export interface SegmentedControlProps<V extends string> {
  /** What is chosen among. */
  label: string
  /** The label is only for assistive technology. */
  isLabelHidden?: boolean
  /** Two to five options. */
  options: readonly SegmentedOption<V>[]
  /** The chosen one. */
  value: V
  /** Another one was chosen. */
  onChange: (value: V) => void
}

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[1]};
`
const Legend = styled.legend`
  padding-block-end: ${theme.space[1]};
  ${labelLook}
`
const Track = styled.div`
  display: flex;
  gap: 2px;
  padding: 2px;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.control};
  background: ${theme.bg.inset};
`
const segment = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  flex: 1 1 auto;
  min-inline-size: 0;
  min-block-size: 28px;
  padding: 0 ${theme.space[3]};
  border: 1px solid transparent;
  border-radius: calc(${theme.radius.control} - 2px);
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
  font-weight: ${theme.font.weight.medium};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    color: ${theme.fg.default};
  }
`
const chosen = css`
  border-color: ${theme.border.strong};
  background: ${theme.bg.surface};
  color: ${theme.fg.default};
  box-shadow: ${theme.shadow.raised};
`
const focused = css`
  outline: 2px solid ${theme.focusRing};
  outline-offset: 1px;
`
const Segment = styled.label`
  ${segment}

  &:has(:checked) {
    ${chosen}
  }

  &:has(:focus-visible) {
    ${focused}
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`
const Page = styled.a`
  ${segment}
  text-decoration: none;

  &[aria-current] {
    ${chosen}
  }

  &:focus-visible {
    ${focused}
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-color: Highlight;
    }
  }
`
const Radio = styled.input`
  ${visuallyHidden}
`

/** One of a few, all in sight; arrows choose. */
export function SegmentedControl<V extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: SegmentedControlProps<V>) {
  const name = useId()
  return (
    <Group>
      {isLabelHidden ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <Legend>{label}</Legend>}
      <Track>
        {options.map((option) => (
          <Segment key={option.value} lang={option.lang}>
            <Radio
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </Segment>
        ))}
      </Track>
    </Group>
  )
}

export interface SegmentedPagesProps {
  /** What they have in common. */
  label: string
  /** Two to five pages. */
  pages: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[]
}

/** The same look for pages that stand beside each other: links, since an arrow that chooses must lead nowhere (WCAG 3.2.2). */
export function SegmentedPages({ label, pages }: SegmentedPagesProps) {
  const link = useLink()
  return (
    <nav aria-label={label}>
      <Track>
        {pages.map((page) => (
          <Page key={page.href} {...link(page.href)} aria-current={page.isCurrent ? 'page' : undefined}>
            {page.label}
          </Page>
        ))}
      </Track>
    </nav>
  )
}
