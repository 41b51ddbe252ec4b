/// <reference types="@corrente/themes/virtual" />
import 'virtual:corrente/base.css'
import 'virtual:corrente/tenants.css'
import './docs.css'
import { SCHEMES } from '@corrente/themes'
import { MESSAGE_LANGUAGES } from '@corrente/ui/messages'
import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { MODES, snapshotOfMarked } from './chromatic.ts'
import { StoryStage } from './StoryStage.tsx'
import { DENSITY_CHOICES, DIRECTIONS, PSEUDO, readGlobals, TIMES } from './toolbar/globals.ts'

// A limit against a hang, not a measure: words and fonts come when a busy machine brings them.
configure({ asyncUtilTimeout: 20_000 })

/** Loaded with the first page of words: a story's own page, and its picture, need none of it. */
const ComponentPage = lazy(async () => ({
  default: (await import('./docs/ComponentPage.tsx')).ComponentPage,
}))

/** A test asks only what is wrong: what passes, or applies to nothing, is 50 KB that each story would hand over. */
const AXE = {
  // axe leaves these two out unless asked: what is said otherwise than shown (WCAG 2.5.3), and the size of targets (2.5.8).
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
  ...('__vitest_browser__' in globalThis
    ? { reporter: 'no-passes' as const }
    : { resultTypes: ['violations' as const, 'incomplete' as const] }),
}

export default {
  tags: ['autodocs'],
  globalTypes: {
    // Its tool, with a search over all tenants, is in toolbar/TenantTool.tsx.
    tenant: { description: 'Whose colours, locale and currency' },
    scheme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: SCHEMES.map((value) => ({ value, title: value === 'dark' ? 'Dark' : 'Light' })),
        dynamicTitle: true,
      },
    },
    density: {
      description: 'The density of controls: the tenant’s own, or another in its place',
      toolbar: {
        title: 'Density',
        icon: 'component',
        items: DENSITY_CHOICES.map((value) => ({
          value,
          title: value === 'own' ? 'Own density' : `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
        })),
        dynamicTitle: true,
      },
    },
    language: {
      description: 'The language of the words',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          ...MESSAGE_LANGUAGES.map((value) => ({ value, title: value })),
          { value: PSEUDO, title: 'Pseudo', right: '40 % longer' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Which way the page runs',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: DIRECTIONS.map((value) => ({
          value,
          title: value === 'rtl' ? 'Right to left' : 'Left to right',
        })),
        dynamicTitle: true,
      },
    },
    time: {
      description:
        'Whether the clock stands still (a Saturday in March 2026, 12:05 in São Paulo) or runs from there',
      toolbar: {
        title: 'Time',
        icon: 'timer',
        items: TIMES.map((value) => ({
          value,
          title: value === 'frozen' ? 'Time stands still' : 'Time runs',
        })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    tenant: 'move',
    scheme: 'light',
    density: 'own',
    language: 'pt-BR',
    direction: 'ltr',
    time: 'frozen',
  },
  argTypesEnhancers: [snapshotOfMarked],
  parameters: {
    a11y: { test: 'error', options: AXE },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <ComponentPage />
        </Suspense>
      ),
    },
    chromatic: { modes: MODES },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'For designers',
          'For testers',
          'Tenants',
          ['Gallery', 'Contact sheet', 'Compare', 'Audit', 'Studio'],
          'Foundations',
          ['Tokens', 'Colour', 'Type', 'Space', 'Icons'],
          'Primitives',
          'Forms',
          'Table',
          'Charts',
          'Map',
          'Layout',
          'Widgets',
          ['Shell', 'Session', 'Home', 'Stations', 'Alerts', 'Legal'],
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <StoryStage globals={readGlobals(globals)}>
        <Story />
      </StoryStage>
    ),
  ],
} satisfies Preview
