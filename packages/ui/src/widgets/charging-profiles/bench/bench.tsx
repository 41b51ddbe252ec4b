/// <reference types="@corrente/themes/virtual" />
/** The table of charging profiles with 10,000 rows, for `pnpm bench profiles`. Not part of any build. */
import 'virtual:corrente/base.css'
import { type ChargingProfile, curveOf, type DayCurve } from '@corrente/domain/charging-profiles'
import { mountRecordBench } from '../../lists/bench/mountListBench.tsx'
import { type ProfileLinks, useProfileColumns } from '../ProfileList/useProfileColumns.tsx'
import { BUSY, EVENING, storyProfiles } from '../storyProfiles.ts'

const rows: readonly ChargingProfile[] = storyProfiles(
  ...Array.from({ length: 10_000 }, (_, index) => ({
    description: `Perfil ${index + 1}`,
    stackLevel: index % 9,
  })),
)
const DAYS = [curveOf(EVENING), curveOf(BUSY)]
const curves: ReadonlyMap<number, DayCurve | undefined> = new Map(
  rows.map(({ pk }, place) => [pk, DAYS[place % DAYS.length]]),
)
const linksOf = ({ pk }: ChargingProfile): ProfileLinks => ({
  editHref: `/charging_profile/edit/${pk}`,
  applyHref: `/operations/set_charging_profile?profile=${pk}`,
})
const keyOf = ({ pk }: ChargingProfile) => String(pk)

const useColumns = () => useProfileColumns(curves, linksOf)

mountRecordBench({ rows, rowHeight: 48, useColumns, keyOf })
