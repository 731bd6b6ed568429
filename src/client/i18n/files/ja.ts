export const files = import.meta.glob('../messages/ja/*.json', { import: 'default' })
export { markPhrases } from '../japanese-phrases.ts'
