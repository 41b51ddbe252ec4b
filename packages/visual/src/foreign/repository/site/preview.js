// Stands in for Storybook's preview: the part of it that the checks talk to.
const STORIES = {
  'sign--plain': {
    visual: { width: 200, height: 48 },
    html: '<p class="sign"><img src="./brands/harbour-mark.svg" alt=""> Open till six</p>',
  },
  'sign--pointed-at': {
    visual: { width: 200, height: 64, hover: 'button', ownGlobals: true },
    html: '<button type="button">Ring</button>',
    dutch: '<button type="button">Bel aan</button>',
  },
  'sign--loose': { html: '<p>Nobody looks at this.</p>' },
}

const globals = { language: 'en' }
const listeners = new Map()
const heard = (event) => listeners.get(event) ?? new Set()
const tell = (event, payload) => {
  for (const listener of [...heard(event)]) listener(payload)
}

const preview = {
  channel: {
    on: (event, listener) => listeners.set(event, heard(event).add(listener)),
    off: (event, listener) => heard(event).delete(listener),
    emit(event, { storyId }) {
      if (event !== 'setCurrentStory' && event !== 'forceRemount') return
      const story = STORIES[storyId]
      if (!story) return tell('storyMissing', storyId)
      document.getElementById('storybook-root').innerHTML =
        globals.language === 'nl' && story.dutch ? story.dutch : story.html
      preview.currentRender = { id: storyId }
      queueMicrotask(() => tell('storyFinished', { storyId }))
    },
  },
  storyStoreValue: {
    userGlobals: { update: ({ language = 'en' }) => Object.assign(globals, { language }) },
    loadStory: async ({ storyId }) => ({
      parameters: { visual: STORIES[storyId]?.visual },
      storyGlobals: {},
    }),
  },
}
window.__STORYBOOK_PREVIEW__ = preview
