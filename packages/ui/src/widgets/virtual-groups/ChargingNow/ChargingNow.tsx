import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Panel, TextLink } from '../../../primitives/index.ts'
import { type Draw, DrawLinks, DrawValue } from './Draws.tsx'

/** A connector of a group that charges. */
export interface GroupDraw extends Draw {
  /** The station's key. */
  readonly pk: number
  /** What the station is called. */
  readonly name: string
  /** Its page; undefined where it is not permitted. */
  readonly href: string | undefined
}

export interface ChargingNowProps {
  /** The highest first; those that told nothing last. */
  draws: readonly GroupDraw[]
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`
/* The same columns in every row, and two lines on a phone. */
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(72px, auto) minmax(0, auto);
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.default};

  @container (max-inline-size: 480px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`
const Frame = styled.div`
  container-type: inline-size;
`
const Name = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & small {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
`
const End = styled.span`
  justify-self: end;
`

/** Who draws the current of a group now, the highest first, with the way to a lower limit and the way to stop it. */
export function ChargingNow({ draws }: ChargingNowProps) {
  const t = useText('virtual-groups')
  return (
    <Panel
      title={t('now.title')}
      isFlush
      state={draws.length === 0 ? { kind: 'empty', title: t('now.none') } : { kind: 'ready' }}
    >
      <Frame>
        <List>
          {draws.map((draw) => {
            const { pk, name, href, connectorId } = draw
            return (
              <Row key={`${pk}.${connectorId}`}>
                <Name>
                  {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
                  <small>{t('now.connector', { connector: connectorId })}</small>
                </Name>
                <End>
                  <DrawValue draw={draw} />
                </End>
                <DrawLinks draw={draw} name={name} />
              </Row>
            )
          })}
        </List>
      </Frame>
    </Panel>
  )
}
