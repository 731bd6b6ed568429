import type { McpServer } from '@modelcontextprotocol/server'
import * as v from 'valibot'
import { answered, type OwnCalls } from '../own-calls.ts'
import { reads, takes, tells } from './tool.ts'

export function addLookTools(server: McpServer, { api, fetch }: OwnCalls) {
  const all = () => answered(api.lookbook.$get())
  server.registerTool(
    'looks',
    {
      title: 'Her lookbook',
      description:
        'The looks that she saved: what she called them, her notes, and the pieces she wears in them.',
      inputSchema: takes({}),
      annotations: reads,
    },
    async () =>
      tells({
        looks: (await all()).map(({ id, title, outfitName, notes, items, createdAt }) => ({
          id,
          title,
          outfit: outfitName,
          notes,
          pieces: items.map(({ name, brand, price }) => ({ name, brand, price })),
          savedAt: createdAt,
        })),
      }),
  )
  server.registerTool(
    'look_picture',
    {
      title: 'The picture of a look',
      description:
        'Shows one of her saved looks. AI made the picture out of her own photo: it is hers, and for this talk alone.',
      inputSchema: takes({ id: v.pipe(v.string(), v.maxLength(60)) }),
      annotations: reads,
    },
    async ({ id }) => {
      const look = (await all()).find((one) => one.id === id)
      const picture = look && (await fetch(look.tryOnImageUrl))
      if (!picture?.ok) throw new Error('She has no such look.')
      const data = Buffer.from(await picture.arrayBuffer()).toString('base64')
      const mimeType = picture.headers.get('content-type') ?? 'image/jpeg'
      return { content: [{ type: 'image' as const, data, mimeType }] }
    },
  )
}
