import { pictureSources } from '#shared/picture-address.ts'

export const bandStyle =
  'bg-blush grid w-full grid-cols-[minmax(0,1fr)_minmax(0,38%)] items-stretch overflow-hidden rounded-lg text-start sm:grid-cols-2'

/** Pieces of the sample shop. A phone has room for one of them and does not fetch the others. */
const pieces = [
  { folder: 'garments', id: 'camel-coat', className: 'w-[34%] max-sm:hidden', loading: 'lazy' },
  {
    folder: 'garments',
    id: 'wine-velvet-dress',
    className: 'w-[34%] max-sm:w-full sm:-ms-[8%]',
    loading: 'eager',
  },
  {
    folder: 'objects',
    id: 'black-slingback-heels',
    className: '-ms-[3%] w-[20%] self-end max-sm:hidden',
    loading: 'lazy',
  },
] as const

/**
 * About the width of one picture on any screen. It is no share of the viewport, since the browser's preload scanner does
 * not know a phone's viewport yet and would fetch a picture of another size first.
 */
const sizes = '11rem'

export const BandPictures = () => (
  <span aria-hidden className="relative">
    <span className="absolute inset-0 flex items-center justify-center py-3">
      {pieces.map(({ folder, id, className, loading }) => {
        const { src, srcSet, avif } = pictureSources(`/samples/${folder}/${id}/640.webp`)
        return (
          <picture key={id} className={`${className} max-h-full`}>
            {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
            <img
              src={src}
              srcSet={srcSet}
              sizes={sizes}
              alt=""
              loading={loading}
              decoding="async"
              className="w-full object-contain drop-shadow-[0_10px_14px_rgb(60_36_24/0.16)]"
            />
          </picture>
        )
      })}
    </span>
  </span>
)
