export const files = import.meta.glob('../messages/ru/*.json', { import: 'default' })
