import { SCHEMES } from '@corrente/themes'
import { isMarked } from '@corrente/visual/marks'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { MARKS } from './showroom/marks.ts'
import { REPRESENTATIVE_TENANTS } from './showroom/representativeTenants.ts'

/** Named sets of globals, each one snapshot of a story in Chromatic: a dozen tenants, light and dark. */
export const MODES: Readonly<Record<string, { tenant: string; scheme: string }>> = Object.fromEntries(
  REPRESENTATIVE_TENANTS.flatMap((tenant) =>
    SCHEMES.map((scheme) => [`${tenant} ${scheme}`, { tenant, scheme }]),
  ),
)

/** What ends the id of a story by its export's name: `--states`. */
const idEnd = (exportName: string): string => toId('a', storyNameFromExport(exportName)).slice(1)

/**
 * Takes snapshots of marked stories alone. Chromatic asks each story's parameters, and Storybook has no other place where a
 * preview can say something of a story by its tags; `pnpm chromatic --dry-run` compares what comes out with the index.
 */
export const snapshotOfMarked: ArgTypesEnhancer = ({ id, tags = [], parameters, argTypes }) => {
  const exportName = MARKS.names.find((name) => id.endsWith(idEnd(name))) ?? ''
  parameters.chromatic = { ...parameters.chromatic, disableSnapshot: !isMarked(MARKS, { exportName, tags }) }
  return argTypes
}
