export const files = import.meta.glob('../messages/zh/*.json', { import: 'default' })
