/** The product with the on-device engine alone, and the product before a cloud. */
export const deviceSite = { port: 5290, address: 'http://localhost:5290' }
export const cloudSite = { port: 5291, address: 'http://localhost:5291' }
export const fakeCloud = { port: 5292, address: 'http://localhost:5292', key: 'fa-test-key' }
