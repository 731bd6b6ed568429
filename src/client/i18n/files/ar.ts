export const files = import.meta.glob('../messages/ar/*.json', { import: 'default' })
