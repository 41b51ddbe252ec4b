import { ICONS } from 'virtual:showroom/icons'
import { PAYMENT_TYPES } from '@corrente/domain/money'
import { EVENT_TYPES } from '@corrente/domain/notifications'
import { CONNECTOR_TYPES } from '@corrente/domain/stations'
import { STATUS_TOKENS, theme } from '@corrente/themes'
import { SearchField } from '@corrente/ui/forms'
import { StatusMark } from '@corrente/ui/primitives'
import { EventIcon } from '@corrente/ui/widgets/alerts'
import { PaymentIcon } from '@corrente/ui/widgets/financial'
import { ConnectorIcon } from '@corrente/ui/widgets/stations'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Filters, Head, Heading, Lead, Page, Quiet, Section, Title } from './page.ts'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${theme.space[2]};
  padding: 0;
`
const Cell = styled.li`
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[2]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
  text-align: center;
  overflow-wrap: anywhere;

  > svg {
    inline-size: 24px;
    block-size: 24px;
  }
`

interface Drawn {
  name: string
  icon: ReactNode
  /** Where it is used, or what it stands for. */
  note?: string
}

const fileName = (path: string): string =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.tsx?$/, '') ?? path

const FAMILIES: readonly { title: string; about: string; icons: readonly Drawn[] }[] = [
  {
    title: 'Connectors',
    about: 'The face of each connector as a driver sees it; a type that is not known gets a plain plug.',
    icons: [...CONNECTOR_TYPES, undefined].map((type) => ({
      name: type ?? 'unknown',
      icon: <ConnectorIcon type={type} size="large" isDecorative />,
    })),
  },
  {
    title: 'Statuses',
    about: 'A shape for each, so that nobody needs the colour to tell them apart.',
    icons: STATUS_TOKENS.map((status) => ({
      name: status,
      icon: <StatusMark status={status} label={status} isLabelHidden />,
    })),
  },
  {
    title: 'Events',
    about: 'What happened at a station; an event that is not known gets a bell.',
    icons: EVENT_TYPES.map((type) => ({
      name: type,
      icon: <EventIcon event={{ type, rawType: type }} isDecorative />,
    })),
  },
  {
    title: 'Payments',
    about: 'How somebody paid; a type that is not known gets a banknote.',
    icons: [...PAYMENT_TYPES, undefined].map((type) => ({
      name: type ?? 'unknown',
      icon: <PaymentIcon type={type} size="large" />,
    })),
  },
  {
    title: 'Library',
    about: 'The icons of Lucide that the product uses today, with the components that use them.',
    icons: ICONS.map(({ name, Icon, users }) => ({
      name,
      icon: <Icon aria-hidden="true" />,
      note: users.map(fileName).join(', '),
    })),
  },
]

/** Every icon of the product, from the lists that the components themselves read. */
export function Icons() {
  const [query, setQuery] = useState('')
  const asked = query.trim().toLowerCase()
  return (
    <Page>
      <Head>
        <Title>Icons</Title>
        <Lead>
          24 px, in the colour of the text beside them. An icon never tells anything alone: a word stands
          beside it or is its accessible name.
        </Lead>
      </Head>
      <Filters>
        <SearchField label="Search" isLabelShown value={query} onChange={setQuery} />
      </Filters>
      {FAMILIES.map(({ title, about, icons }) => {
        const found = icons.filter(({ name }) => name.toLowerCase().includes(asked))
        if (found.length === 0) return null
        return (
          <Section key={title}>
            <Heading>{title}</Heading>
            <Lead>{about}</Lead>
            <Grid role="list">
              {found.map(({ name, icon, note }) => (
                <Cell key={name}>
                  {icon}
                  <span>{name}</span>
                  {note === undefined ? null : <Quiet>{note}</Quiet>}
                </Cell>
              ))}
            </Grid>
          </Section>
        )
      })}
    </Page>
  )
}
