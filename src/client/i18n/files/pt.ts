export const files = import.meta.glob('../messages/pt/*.json', { import: 'default' })
