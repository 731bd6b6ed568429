export const files = import.meta.glob('../messages/it/*.json', { import: 'default' })
