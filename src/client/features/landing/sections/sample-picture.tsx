import { cx } from '#client/lib/class-names.ts'

const widths = [320, 640, 960] as const
const setOf = (folder: string, format: string) =>
  widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ')

type Props = {
  /** A folder of the sample shop's pictures, each in three widths and two formats. */
  folder: string
  /** Empty if the text beside the picture already says everything. */
  alt: string
  width: number
  height: number
  sizes: string
  className?: string
}

/** A picture of the sample shop below the first screen: loaded when it comes near, into a box of its size. */
export function SamplePicture({ folder, alt, width, height, sizes, className }: Props) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={setOf(folder, 'avif')} sizes={sizes} />
      <img
        src={`${folder}/640.webp`}
        srcSet={setOf(folder, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={cx('filter-(--picture-filter)', className)}
      />
    </picture>
  )
}
