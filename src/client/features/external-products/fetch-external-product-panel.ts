import { withMessages } from '#client/i18n/with-messages.ts'

export const fetchExternalProductPanel = () => withMessages(import('./external-product-panel.tsx'), 'finds')
