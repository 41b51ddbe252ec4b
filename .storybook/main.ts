import { tenantAssets } from '@corrente/themes/build'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

export default {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tenantAssets()],
      // Parts that load late: found at start, so that the test's page is not reloaded in the middle.
      optimizeDeps: { include: ['@corrente/ui > react-day-picker'] },
    }),
} satisfies StorybookConfig
