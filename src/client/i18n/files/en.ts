export const files = import.meta.glob('../messages/en/*.json', { import: 'default' })
