import { theme } from '@corrente/themes'
import styled from 'styled-components'

export const Frame = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
export const Zone = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 2px;
  padding: ${theme.space[4]};
  border: 1px dashed ${theme.border.strong};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.inset};
  text-align: center;

  &:hover,
  &[data-over='true'] {
    border-color: ${theme.brand.mark};
    background: ${theme.bg.hover};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${theme.focusRing};
    outline-offset: 2px;
  }

  &:has([aria-invalid='true']) {
    border-color: ${theme.tone.danger.solid};
  }

  &:has(:disabled) {
    border-color: ${theme.border.default};
    background: ${theme.bg.inset};
    color: ${theme.fg.muted};
  }

  > svg {
    inline-size: 24px;
    block-size: 24px;
    color: ${theme.fg.muted};
  }
`
/** The platform's own file input lies over the whole zone: it is pressed, reached by keyboard and dropped upon. */
export const Chooser = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`
export const Call = styled.span`
  font-weight: ${theme.font.weight.medium};
`
export const Rules = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
export const Files = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space[2]};
  list-style: none;
`
export const File = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
`
export const Picture = styled.span`
  display: grid;
  place-content: center;
  inline-size: 56px;
  block-size: 56px;
  overflow: hidden;
  border-radius: ${theme.radius.s};
  background: ${theme.bg.inset};
  color: ${theme.fg.muted};

  img {
    inline-size: 56px;
    block-size: 56px;
    object-fit: cover;
  }
`
export const About = styled.span`
  display: grid;
  min-inline-size: 0;
`
export const FileName = styled.span`
  overflow: hidden;
  font-size: ${theme.font.size[13]};
  text-overflow: ellipsis;
  white-space: nowrap;
`
export const Note = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};

  &[data-wrong='true'] {
    color: ${theme.tone.danger.fg};
  }
`
export const Elsewhere = styled(Note)`
  overflow-wrap: anywhere;
`
export const Refused = styled.ul`
  display: grid;
  padding-block-start: ${theme.space[2]};
  gap: 2px;
  color: ${theme.tone.danger.fg};
  font-size: ${theme.font.size[12]};
  list-style: none;
  overflow-wrap: anywhere;
`
