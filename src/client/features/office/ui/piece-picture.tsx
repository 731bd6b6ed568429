import { Picture } from '#client/ui/picture.tsx'
import { pictureSources } from '#shared/picture-address.ts'

type Props = { src: string; ratio?: string; className?: string }

/** A small picture beside its words, which say everything. */
export function PiecePicture({ src, ratio = '3 / 4', className = 'w-14 shrink-0' }: Props) {
  const { src: address, srcSet, avif } = pictureSources(src)
  return (
    <Picture
      src={address}
      srcSet={srcSet}
      sources={{ avif }}
      sizes="160px"
      alt=""
      ratio={ratio}
      className={className}
    />
  )
}
