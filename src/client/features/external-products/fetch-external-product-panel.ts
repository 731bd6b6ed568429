export const fetchExternalProductPanel = () => import('./external-product-panel.tsx')
