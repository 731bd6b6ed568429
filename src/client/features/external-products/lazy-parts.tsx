import { laterPart } from '#client/lib/later-part.tsx'

export const fetchExternalProductPanel = () => import('./external-product-panel.tsx')

type Panel = Awaited<ReturnType<typeof fetchExternalProductPanel>>['ExternalProductPanel']

/** If the panel cannot be fetched, an own picture can still be tried on. */
const NoPanel: Panel = () => <></>

export const ExternalProductPanel = laterPart(
  async () =>
    await fetchExternalProductPanel().then(
      (panel) => panel.ExternalProductPanel,
      () => NoPanel,
    ),
)

export async function wearExternalProduct(id: string, userId: string) {
  const wear = await import('./panel/try-on-external-product.ts')
  await wear.wearExternalProduct(id, userId)
}
