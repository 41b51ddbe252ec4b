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
      optimizeDeps: {
        include: [
          '@corrente/ui > @radix-ui/react-dialog',
          '@corrente/ui > @radix-ui/react-dropdown-menu',
          '@corrente/ui > @radix-ui/react-popover',
          '@corrente/ui > @radix-ui/react-slot',
          '@corrente/ui > @radix-ui/react-tabs',
          '@corrente/ui > @tanstack/react-virtual',
          '@corrente/ui > @visx/scale',
          '@corrente/ui > @visx/shape',
          '@corrente/ui > i18next',
          '@corrente/ui > lucide-react',
          '@corrente/ui > maplibre-gl',
          '@corrente/ui > react-day-picker',
          '@corrente/ui > styled-components',
          '@corrente/ui > supercluster',
          '@corrente/ui > topojson-client',
          '@corrente/domain > @date-fns/tz',
          '@corrente/domain > zod/mini',
        ],
      },
    }),
} satisfies StorybookConfig
