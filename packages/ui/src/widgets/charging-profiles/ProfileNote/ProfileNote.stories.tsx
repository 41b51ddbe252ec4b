import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { NIGHT, storyProfiles } from '../storyProfiles.ts'
import { ProfileNote } from './ProfileNote.tsx'

const meta = {
  title: 'Widgets/ChargingProfiles/ProfileNote',
  component: ProfileNote,
  parameters: { visual: { width: 760, height: 480 } },
  args: {
    name: 'Noturno',
    curve: NIGHT,
    profile: storyProfiles({})[0],
    editHref: '/charging_profile/edit/1',
    fewPeriods: [],
    lowLevel: [],
    told: 0,
    untold: 3,
    cutAt: undefined,
    onRead: fn(),
    isReading: false,
  },
  argTypes: { notice: { control: false } },
} satisfies Meta<typeof ProfileNote>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nenhum carregador até que ele seja aplicado de novo/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Abrir Noturno' })).toBeVisible()
    await expect(canvas.getByText(/De 3 estações não se sabe/)).toBeVisible()
  },
}

/** More periods than stations take, and too high a level: each is named with what it takes. */
export const TooMany: Story = {
  args: {
    told: 8,
    untold: 0,
    profile: storyProfiles({ stackLevel: 9 })[0],
    fewPeriods: Array.from({ length: 8 }, (_, index) => ({ name: `Ipê 0${index + 1}`, most: 1 })),
    lowLevel: [{ name: 'Ipê 03', most: 3 }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/8 estações aceitam menos períodos que os \d+ deste perfil/)).toBeVisible()
    await expect(canvas.getByText(/Ipê 06 \(até 1\), mais 2/)).toBeVisible()
    await expect(canvas.getByText(/não aceita o nível 9: Ipê 03 \(até 3\)/)).toBeVisible()
  },
}

/** Purpose, level and validity as the server has them; what chargers refuse, or do not take back, is said before. */
export const Risks: Story = {
  args: {
    curve: { defaultLimit: 32, intervals: [{ start: 1080, end: 1260, limit: 0 }] },
    profile: storyProfiles({ stackLevel: 3, profilePurpose: 'TX_PROFILE' })[0],
  },
  play: async ({ canvas }) => {
    for (const text of ['TxProfile', '3', 'RECURRING', 'DAILY', 'Sempre'])
      await expect(canvas.getByText(text, { exact: true })).toBeVisible()
    const warning = canvas.getByText(/TxProfile só vale numa recarga em andamento/)
    await expect(warning).toHaveTextContent('nível 3 ou mais')
    await expect(warning).toHaveTextContent('pode não voltar sozinha')
    await expect(warning).toHaveTextContent('0 A ou de até 6 A')
    await expect(canvas.getByText(/limita, não inicia/)).toBeVisible()
  },
}

export const States: Story = {
  parameters: { visual: { width: 800, height: 1200 } },
  render: (args) => (
    <StateSheet rows={['reading', 'failed', 'asking'] as const} columns={['note'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 560 }}>
          <ProfileNote
            {...args}
            name={kind}
            curve={kind === 'reading' ? undefined : kind === 'failed' ? null : NIGHT}
            isReading={kind === 'asking'}
            onRead={kind === 'failed' ? undefined : args.onRead}
            cutAt={kind === 'asking' ? 20 : undefined}
          />
        </div>
      )}
    </StateSheet>
  ),
}
