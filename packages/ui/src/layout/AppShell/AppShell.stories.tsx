import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { Banner, Card } from '../../primitives/index.ts'
import { phone, SCENARIOS } from '../../testing/index.ts'
import { Grid, GridItem } from '../Grid/Grid.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { AppShell } from './AppShell.tsx'

const Bar = styled.div`
  block-size: 100%;
  padding: ${theme.space[4]};
  background: ${theme.chrome.bg};
  color: ${theme.chrome.fg};
`

const page = (
  <Stack>
    <PageHeader title="Visão geral" />
    <Grid>
      {['Usuários', 'Carregando', 'Energia', 'CO₂', 'Estações', 'Receita'].map((name) => (
        <GridItem key={name} span={{ tablet: 6, desktop: 4 }}>
          <Card>{name}</Card>
        </GridItem>
      ))}
    </Grid>
  </Stack>
)

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  args: { header: <Bar>56 px</Bar>, sidebar: <Bar>80</Bar>, children: page },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['SHL-008'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('80')).toBeVisible()
    await expect(
      getComputedStyle(canvas.getByRole('main').parentElement ?? document.body).paddingInlineStart,
    ).toBe('80px')
  },
}

export const OnPhone: Story = {
  tags: ['SHL-008'],
  ...phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('80')).not.toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Without a menu the content takes the whole width; a message for the whole product stands above it. */
export const States: Story = {
  parameters: { visual: { width: 512, height: 640 } },
  args: {
    sidebar: undefined,
    banner: <Banner tone="warning">Sua sessão termina em 9 minutos.</Banner>,
    footer: <Card>Rede Exemplo: energia renovável certificada.</Card>,
  },
}

/** A page of awkward words stays inside the frame: nothing scrolls sideways. */
export const Contents: Story = {
  parameters: { visual: { width: 360, height: 692 } },
  args: {
    children: (
      <Stack>
        <PageHeader title={SCENARIOS[2].text} />
        {SCENARIOS.map(({ name, text }) => (
          <Card key={name}>{text}</Card>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The first Tab shows the link that goes past header and menu; where it leads is called as the page is. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Ir para o conteúdo' })
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main', { name: 'Visão geral' })).toHaveFocus()
  },
}
