import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import problems from '../../packages/ui/src/widgets/alerts/ProblemList/ProblemList.stories.tsx'
import map from '../../packages/ui/src/widgets/home/HomeMap/HomeMap.stories.tsx'
import home, {
  Partial as HomePartial,
} from '../../packages/ui/src/widgets/home/HomeView/HomeView.stories.tsx'
import menu from '../../packages/ui/src/widgets/shell/Sidebar/Sidebar.stories.tsx'
import stations from '../../packages/ui/src/widgets/stations/StationList/StationList.stories.tsx'
import groups from '../../packages/ui/src/widgets/virtual-groups/VirtualGroupList/VirtualGroupList.stories.tsx'

/** What tells what is wrong, each as its own stories have it. */
const PAGES: Readonly<Record<string, ReactNode>> = {
  home: <home.component {...home.args} {...HomePartial.args} />,
  stations: <stations.component {...stations.args} />,
  problems: <problems.component {...problems.args} />,
  groups: <groups.component {...groups.args} />,
  menu: (
    <menu.component
      {...menu.args}
      items={menu.args.items.map((item) => (item.id === 'alerts' ? { ...item, count: 12 } : item))}
    />
  ),
  map: <map.component {...map.args} />,
}
/** Its four documented colours stay, whatever is wrong: marks tell there what cannot be used (decisions: Screens). */
const CALM = ['map']

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  gap: ${theme.space[4]};
`
/** A laptop's screen at a quarter of its size: for looking, so nothing in it is pressed or read out. */
const Screen = styled.div`
  inline-size: 1223px;
  block-size: 700px;
  overflow: clip;
  zoom: 0.25;
`

function AtAGlance() {
  return (
    <Sheet>
      {Object.entries(PAGES).map(([name, page]) => (
        <Screen key={name} data-page={name} inert aria-hidden>
          {page}
        </Screen>
      ))}
    </Sheet>
  )
}

const meta = {
  title: 'Foundations/At a glance',
  component: AtAGlance,
  tags: ['!autodocs', 'showroom'],
  parameters: { controls: { disable: true }, visual: { width: 680, height: 600 } },
} satisfies Meta<typeof AtAGlance>
export default meta

/** What a colour of the theme is painted as. */
const painted = (within: HTMLElement, colour: string): string => {
  const probe = document.createElement('i')
  probe.style.color = colour
  within.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Where the trouble is can be seen at a quarter of the size: it has a ground of its own on each page, and nothing else has. */
export const QuarterSize: StoryObj<typeof meta> = {
  name: 'At a glance',
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const grounds = [theme.tone.danger.solid, theme.tone.danger.bg].map((each) =>
      painted(canvasElement, each),
    )
    for (const name of Object.keys(PAGES).filter((each) => !CALM.includes(each))) {
      const page = canvasElement.querySelector(`[data-page="${name}"]`)
      const alarming = [...(page?.querySelectorAll('*') ?? [])].filter((each) =>
        grounds.includes(getComputedStyle(each).backgroundColor),
      )
      await expect(alarming.length, name).toBeGreaterThan(0)
      const words = alarming.map(({ textContent }) => textContent ?? '')
      // What works, is busy or is served carries none of it.
      await expect(
        words.filter((text) => /^(?:Disponível|Ocupada|Carregando|Em manutenção)/.test(text)),
      ).toEqual([])
    }
  },
}
