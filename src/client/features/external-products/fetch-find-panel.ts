import { withMessages } from '#client/i18n/with-messages.ts'

export const fetchFindPanel = () => withMessages(import('./find-panel.tsx'), 'finds')
