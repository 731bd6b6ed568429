export const files = import.meta.glob('../messages/es/*.json', { import: 'default' })
