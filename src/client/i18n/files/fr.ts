export const files = import.meta.glob('../messages/fr/*.json', { import: 'default' })
