/** The posts that Explore shows while the server has none (spec 2.2.28). */
export const builtInPosts = [
  { id: '1', title: 'Classic Business Attire', aspect: 4 / 5 },
  { id: '2', title: 'Casual Weekend Look', aspect: 3 / 4 },
  { id: '3', title: 'Evening Elegance', aspect: 2 / 3 },
  { id: '4', title: 'Modern Minimalist', aspect: 1 },
  { id: '5', title: 'Sophisticated Chic', aspect: 4 / 5 },
  { id: '6', title: 'Professional Edge', aspect: 3 / 4 },
].map((post) => ({ ...post, thumbnailUrl: `/samples/posts/${post.id}/640.webp` }))
