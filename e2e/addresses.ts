/** The product with the on-device engine alone, and the product before a cloud. */
export const deviceSite = { port: 5190, address: 'http://localhost:5190' }
export const cloudSite = { port: 5191, address: 'http://localhost:5191' }
export const fakeCloud = { port: 5192, address: 'http://localhost:5192', key: 'fa-test-key' }
