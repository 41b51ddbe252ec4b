import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { controlLook } from '../Field/Field.styles.ts'

export const Frame = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
export const Trigger = styled.button`
  ${controlLook}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  cursor: pointer;

  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`
export const Summary = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-empty='true'] {
    color: ${theme.fg.muted};
  }
`
export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  min-inline-size: 0;
  list-style: none;

  > li {
    max-inline-size: 100%;
  }
`
export const More = styled.li`
  align-self: center;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`
export const Panel = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  inline-size: min(360px, calc(100vw - 34px));
  padding: ${theme.space[2]};
`
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]};
`
export const Said = styled.p`
  padding-inline: ${theme.space[2]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
