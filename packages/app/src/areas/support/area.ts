import { defineArea } from '../../kit/area/index.ts'

const WORDS = ['support', 'forms', 'controls', 'legal'] as const

/** Support, push notification and contact (SUP-003, SUP-014). */
export const supportArea = defineArea({
  routes: [
    { id: 'support', words: WORDS, page: async () => (await import('./SupportPage.tsx')).SupportPage },
    { id: 'push-notification', words: WORDS, page: async () => (await import('./PushPage.tsx')).PushPage },
    { id: 'contact', words: WORDS, page: async () => (await import('./ContactPage.tsx')).ContactPage },
  ],
  commands: async () => (await import('./commands.ts')).supportCommands,
})
