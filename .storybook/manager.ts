import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { SHEET_TOOL, SheetTool } from './toolbar/SheetTool.tsx'
import { TENANT_TOOL, TenantTool } from './toolbar/TenantTool.tsx'

const PAGE = /^(tenants|foundations)-/

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Corrente · showroom', brandTarget: '_self' }),
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // The showroom's own pages have no actions and no controls: the whole height is theirs.
    showPanel: ({ storyId }, byDefault) => (PAGE.test(storyId) ? false : byDefault),
  },
})

addons.register(TENANT_TOOL, () => {
  addons.add(TENANT_TOOL, {
    type: types.TOOL,
    title: 'Tenant',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(TenantTool),
  })
})

addons.register(SHEET_TOOL, () => {
  addons.add(SHEET_TOOL, {
    type: types.TOOL,
    title: 'Sheets of this story',
    match: ({ viewMode, storyId }) => viewMode === 'story' && storyId !== undefined && !PAGE.test(storyId),
    render: () => createElement(SheetTool),
  })
})
