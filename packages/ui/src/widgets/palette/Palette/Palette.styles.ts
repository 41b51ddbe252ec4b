import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { LineInput } from '../../../foundations/index.ts'

export const Input = styled(LineInput)`
  inline-size: 100%;
  block-size: ${theme.size.control};
  padding-inline: ${theme.space[3]};
  border: 1px solid ${theme.border.strong};
  border-radius: ${theme.radius.control};
  background: ${theme.bg.surface};
  color: ${theme.fg.default};

  &:focus-visible {
    outline: 2px solid ${theme.focusRing};
    outline-offset: 1px;
  }

  &::placeholder {
    color: ${theme.fg.muted};
  }
`
/** Always as high, so that the field stays where it is while results come and go. */
export const Results = styled.div`
  display: flex;
  flex-direction: column;
  block-size: min(380px, 50dvh);
  margin-block-start: ${theme.space[3]};
`
export const List = styled.div`
  min-block-size: 0;
  overflow-y: auto;
`
export const Heading = styled.div`
  position: sticky;
  inset-block-start: 0;
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[1]};
  background: ${theme.bg.raised};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.semibold};
`
export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: 40px;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.s};
  cursor: pointer;

  > svg {
    flex: none;
    color: ${theme.fg.muted};
  }

  &[aria-selected='true'] {
    background: ${theme.bg.selected};
    outline: 2px solid ${theme.focusRing};
    outline-offset: -2px;
  }
`
export const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  line-height: 1.3;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
export const Note = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
export const Quiet = styled.p`
  padding: ${theme.space[2]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
`
export const Hints = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  margin-inline-end: auto;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
`
