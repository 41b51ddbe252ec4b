import { defineArea } from '../../kit/area/index.ts'

const MESSAGES = ['support', 'forms', 'controls', 'legal'] as const

/** Support, push notification and contact (SUP-003, SUP-014). */
export const supportArea = defineArea({
  routes: [
    { id: 'support', messages: MESSAGES, page: async () => (await import('./SupportPage.tsx')).SupportPage },
    {
      id: 'push-notification',
      messages: MESSAGES,
      page: async () => (await import('./PushPage.tsx')).PushPage,
    },
    { id: 'contact', messages: MESSAGES, page: async () => (await import('./ContactPage.tsx')).ContactPage },
  ],
  commands: async () => (await import('./commands.ts')).supportCommands,
})
