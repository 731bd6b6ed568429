import { useEffect, useRef, useState } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { pictureOf } from './closet-store.ts'
import type { ClosetPiece } from './closet-piece.ts'

type Props = {
  piece: Pick<ClosetPiece, 'id' | 'picture' | 'pictureAt'>
  alt?: string
  className?: string
}

/** A piece on paper, read from the device when it comes near the screen: a thousand are not in memory at once. */
export function ClosetPicture({ piece, alt = '', className }: Props) {
  const { id, picture, pictureAt } = piece
  const ref = useRef<HTMLSpanElement>(null)
  const [url, setUrl] = useState<string | null>(null)

  useEffect(() => {
    let made: string | null = null
    let isGone = false
    const show = async () => {
      const blob = await pictureOf({ id, picture }).catch(() => undefined)
      if (isGone || !blob) return
      made = URL.createObjectURL(blob)
      setUrl(made)
    }
    const place = ref.current
    if (!place) return
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        void show()
      },
      { rootMargin: '600px' },
    )
    near.observe(place)
    return () => {
      isGone = true
      near.disconnect()
      if (made) URL.revokeObjectURL(made)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an address that the account gives to the same picture is no other one
  }, [id, pictureAt])

  return (
    <span
      ref={ref}
      className={cx('relative block aspect-3/4 overflow-hidden rounded-sm bg-tint dark:bg-ink/85', className)}
    >
      {url && (
        <img
          src={url}
          alt={alt}
          decoding="async"
          className="absolute inset-[6%] size-[88%] object-contain filter-(--picture-filter)"
        />
      )}
    </span>
  )
}
