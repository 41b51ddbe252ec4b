/// <reference types="@corrente/themes/virtual" />
import { SHOWROOM } from 'virtual:corrente/showroom'
import { SCHEMES } from '@corrente/themes'
import { REPRESENTATIVE_TENANTS } from './showroom/representativeTenants.ts'

/** A named set of globals: one picture of a story in Chromatic. */
type Modes = Record<string, { tenant: string; scheme: string }>

const modesOf = (tenants: readonly string[]): Modes =>
  Object.fromEntries(
    tenants.flatMap((tenant) => SCHEMES.map((scheme) => [`${tenant} ${scheme}`, { tenant, scheme }])),
  )

/** For every story: the dozen tenants that show the most between them. */
export const representativeModes = modesOf(REPRESENTATIVE_TENANTS)
/** For the one story that shows every token: all tenants. */
export const allModes = modesOf(SHOWROOM.map(({ id }) => id))
