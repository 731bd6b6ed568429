/** The simplest page of a product. */
export const piecePage = ({
  name = 'Silk slip dress',
  price = '89.00',
  stock = 'InStock',
  image = '/slip.jpg',
} = {}) =>
  `<!doctype html><title>${name}</title><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    image,
    brand: 'Maison Lune',
    offers: { price, priceCurrency: 'EUR', availability: `https://schema.org/${stock}` },
  })}</script>`
