import { useEffect, useState } from 'react'
import { fetchPicture } from '#client/lib/picture-data.ts'
import type { ShownPicture } from '#shared/shown-looks.ts'
import type { SavedLook } from '../saved-look.ts'
import { asJpeg, drawPicture, NothingToShow } from './draw-picture.ts'

type Drawn =
  | { is: 'making' }
  | { is: 'made'; canvas: OffscreenCanvas; url: string }
  | { is: 'failed'; why: 'noFace' | 'noPieces' | 'notMade' }

async function draw(look: SavedLook, shows: ShownPicture): Promise<Drawn> {
  try {
    const canvas = await drawPicture(await fetchPicture(look.tryOnImageUrl), shows, look.items)
    return { is: 'made', canvas, url: URL.createObjectURL(await asJpeg(canvas)) }
  } catch (error) {
    return { is: 'failed', why: error instanceof NothingToShow ? error.why : 'notMade' }
  }
}

/** The picture as others will see it, and its address in this page. */
export function useShownPicture(look: SavedLook, shows: ShownPicture): Drawn {
  const [drawn, setDrawn] = useState<{ of: ShownPicture; drawn: Drawn } | null>(null)
  useEffect(() => {
    let isWanted = true
    let url = ''
    void draw(look, shows).then((made) => {
      if (made.is === 'made') url = made.url
      if (isWanted) setDrawn({ of: shows, drawn: made })
      else if (url) URL.revokeObjectURL(url)
    })
    return () => {
      isWanted = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [look, shows])
  return drawn?.of === shows ? drawn.drawn : { is: 'making' }
}
