import { DEFAULT_ALERT_SORT, NO_ALERT_FILTERS, stationsOfAlerts } from '@corrente/domain/alerts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { DEFAULT_TABLE_VIEW, NO_SELECTION } from '../../../table/index.ts'
import { listRows, phone, STAGE_NOW } from '../../../testing/index.ts'
import { AlertFilterBar } from '../AlertFilterBar/AlertFilterBar.tsx'
import { AlertList } from '../AlertList/AlertList.tsx'
import { alertsOfAMorning } from '../testing/alertFixtures.ts'
import { AlertsFrame, type AlertsFrameProps } from './AlertsFrame.tsx'

/** Keeps the view, as the page does. */
function Framing(props: AlertsFrameProps) {
  const [view, setView] = useState(props.view)
  return (
    <AlertsFrame
      {...props}
      view={view}
      onViewChange={(next) => {
        setView(next)
        props.onViewChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Alerts/AlertsFrame',
  component: AlertsFrame,
  args: {
    view: 'list',
    onViewChange: fn(),
    children: 'A lista ou a triagem',
  },
  argTypes: { children: { control: false } },
  render: (args) => <Framing {...args} />,
} satisfies Meta<typeof AlertsFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['ALR-001'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alertas' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Lista' })).toBeChecked()
  },
}

/** The whole page with its list, on a phone. */
export const Screen: Story = {
  ...phone,
  tags: ['screen'],
  parameters: { ...phone.parameters, visual: { width: 360, height: 640, ownGlobals: true } },
  args: {
    children: (
      <AlertList
        list={listRows(alertsOfAMorning.slice(0, 5), { sort: DEFAULT_ALERT_SORT, total: 1217 })}
        read={{ count: 500, isCut: true, since: STAGE_NOW - 14_000_000, call: 1, total: 1217 }}
        isSearching={false}
        onClearSearch={fn()}
        filters={
          <AlertFilterBar
            query=""
            onQueryChange={fn()}
            filters={NO_ALERT_FILTERS}
            onFiltersChange={fn()}
            onClear={fn()}
            stations={stationsOfAlerts(alertsOfAMorning)}
          />
        }
        isFiltered={false}
        onClearFilters={fn()}
        commands={{ onAcknowledge: fn(), onMute: fn(), onCopyText: fn(() => Promise.resolve()) }}
        onSaveCsv={fn()}
        selection={NO_SELECTION}
        onSelectionChange={fn()}
        view={DEFAULT_TABLE_VIEW}
        onViewChange={fn()}
        renderPanel={({ key }) => key}
      />
    ),
  },
}
