/// <reference types="@corrente/themes/virtual" />
import 'virtual:corrente/base.css'
import 'virtual:corrente/tenants.css'
import { TENANT_IDS } from 'virtual:corrente/tenants'
import { SCHEMES } from '@corrente/themes'
import { MESSAGE_LANGUAGES } from '@corrente/ui/messages'
import type { Preview } from '@storybook/react-vite'
import { StoryStage } from './StoryStage.tsx'

/** One more entry of the language list: accents, 40 % longer, brackets. */
const PSEUDO = 'pseudo'

export default {
  tags: ['autodocs'],
  globalTypes: {
    tenant: {
      description: 'Whose colours, locale and coin',
      toolbar: { title: 'Tenant', icon: 'paintbrush', items: [...TENANT_IDS], dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'contrast', items: [...SCHEMES], dynamicTitle: true },
    },
    language: {
      description: 'The language of the words',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [...MESSAGE_LANGUAGES, PSEUDO],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { tenant: 'move', scheme: 'light', language: 'pt-BR' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['Foundations', 'Primitives', 'Forms', 'Layout', 'Charts', 'Map', 'Widgets'] },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <StoryStage
        tenant={String(globals.tenant)}
        scheme={globals.scheme === 'dark' ? 'dark' : 'light'}
        language={MESSAGE_LANGUAGES.find((each) => each === globals.language) ?? 'pt-BR'}
        isPseudo={globals.language === PSEUDO}
      >
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Preview
