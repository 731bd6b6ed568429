/**
 * The order of the house, from the ground up: a folder uses only what stands before it in its list. `one-way.ts` keeps it, and
 * lint runs that. A folder that is named here by itself is a room of its own; whatever else stands in a folder is part of its room.
 */
export const floors: Record<string, readonly string[]> = {
  src: ['shared', 'worker', 'client'],

  'src/worker': [
    // The ground: knows nothing that is sold or worn, and nobody who buys it.
    'env.d.ts',
    'lib',
    'switches',
    'operator',
    'pictures/metadata',
    'pictures',
    'metrics',
    'audit-log',
    'backups',

    // Nouns: who she is.
    'shoppers',
    'mail',
    'ledger',
    'auth',
    'photos',
    'notifications',
    'billing/credits',
    'billing',
    'billing/withdrawals',

    // Nouns: what shops sell.
    'feeds',
    'catalogue',
    'catalogue/clicks',
    'catalogue/link-health',
    'catalogue/image-proxy',
    'catalogue/search/lexicon',
    'catalogue/search',
    'catalogue/alike',
    'catalogue/product-pages',
    'regions',

    // Nouns: what she makes of it.
    'share',
    'looks',
    'external-products',
    'wishlist',
    'stylist',
    'stylist/sentences',
    'recommendations',
    'outfits/boards',
    'outfits',
    'outfits/pages',
    'studio',
    'studio/composed',
    'moderation',
    'try-on/providers',
    'try-on',

    // Joins: each knows many nouns, and no noun knows one of them.
    'imports',
    'account',
    'operations',
    'openapi',
    'office',
    'background',
    'retention.ts',
    'api.ts',
    'index.ts',
  ],
  'src/client': [
    'styles',
    'lib',
    'i18n',
    'ui',
    'page-route.ts',
    'routes.ts',
    'former-paths.ts',
    'service-worker',
    'session',
    'features',
    'shell',
    'page-file.ts',
    'pages',
    'pages.ts',
    'router.tsx',
    'app.tsx',
    'draft.tsx',
    'prerender.tsx',
    'main.tsx',
  ],

  'src/client/features': [
    'region',
    'legal',
    'auth',
    'office',
    'billing',
    'wishlist',
    'looks',
    'explore',
    'fitting-room',
    'landing',
    'measures',
    'external-products',
    'notifications',
    'catalogue',
    'search',
    'style-profile',
    'stylist',
    'studio',
    'dashboard',
    'account',
  ],
}

/** The browser knows the Worker by the types of its two APIs, and that is all. */
export const knowTheWorker = ['src/client/lib/api.ts', 'src/client/lib/office-api.ts']
