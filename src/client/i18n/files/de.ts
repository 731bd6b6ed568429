export const files = import.meta.glob('../messages/de/*.json', { import: 'default' })
