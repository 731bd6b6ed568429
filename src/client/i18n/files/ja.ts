export const files = import.meta.glob('../messages/ja/*.json', { import: 'default' })
