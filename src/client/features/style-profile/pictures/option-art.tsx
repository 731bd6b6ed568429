import { isColourFamily, swatches } from '#client/ui/product/colour-swatches.ts'
import { isCutOut, pictureSources } from '#shared/picture-address.ts'
import { cx } from '#client/lib/class-names.ts'
import { bodyShapes, heights } from '@cabine/sophia/questions/profile.ts'
import { colourBackground } from './colouring-backgrounds.ts'
import { DressForm, HeightFigure } from './figures.tsx'
import { pictureOf } from './pictures.ts'

/** How the options of a step are drawn. */
export type Form = 'picture' | 'figure' | 'swatch' | 'number' | 'line' | 'chip'

const forms: Record<string, Form> = {
  'department-selection': 'picture',
  'height-question': 'figure',
  'body-shape-question': 'figure',
  'age-question': 'number',
  'hardest-occasion-question': 'picture',
  'style-inspiration': 'picture',
  'skin-tone-question': 'swatch',
  'hair-color-question': 'swatch',
  'eye-color-question': 'swatch',
  'color-palette': 'swatch',
  'shape-wishes': 'chip',
}

export const formOf = (step: string): Form => forms[step] ?? 'line'

export function Figure({ option }: { option: string }) {
  const height = heights.find((one) => one === option)
  const shape = bodyShapes.find((one) => one === option)
  return height ? <HeightFigure height={height} /> : shape ? <DressForm shape={shape} /> : null
}

export const Swatch = ({ step, option, className }: { step: string; option: string; className?: string }) => (
  <span
    aria-hidden
    className={cx('block rounded-full ring-1 ring-edge/60', className)}
    style={{
      background:
        isColourFamily(option) && step === 'color-palette'
          ? swatches[option]
          : colourBackground(step, option),
    }}
  />
)

export function Scene({ step, option, sizes }: { step: string; option: string; sizes: string }) {
  const address = pictureOf(step, option)
  if (!address) return null
  const { src, srcSet, avif } = pictureSources(address)
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt=""
        decoding="async"
        onError={({ currentTarget }) => (currentTarget.hidden = true)}
        className={cx(
          'absolute inset-0 size-full filter-(--picture-filter)',
          isCutOut(address) && address.includes('/garments/') ? 'object-contain p-[9%]' : 'object-cover',
        )}
      />
    </picture>
  )
}
