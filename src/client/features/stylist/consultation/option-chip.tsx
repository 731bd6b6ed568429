import Check from 'lucide-react/icons/check'
import { isColourFamily, swatches } from '#client/ui/product/colour-swatches.ts'
import { pictureSources } from '#shared/picture-address.ts'
import { cx } from '#client/lib/class-names.ts'
import { Picture } from '#client/ui/picture.tsx'
import { chipStyle } from '#client/ui/chip-row.tsx'
import { vibePictures } from '#client/features/style-profile/vibe-pictures.ts'
import { optionText } from './consultation-words.ts'

type Props = {
  question: string
  option: string
  isChosen: boolean
  disabled?: boolean
  onChoose: () => void
}

/** A chip for an option: a colour has a swatch, a mood has a picture. */
export function OptionChip({ question, option, isChosen, disabled, onChoose }: Props) {
  const picture = question === 'vibe' ? vibePictures[option] : undefined
  const text = optionText(question, option)
  if (picture) {
    const { src, srcSet, avif } = pictureSources(picture)
    return (
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="group grid content-start gap-2 text-start text-sm"
      >
        <Picture
          src={src}
          srcSet={srcSet}
          sources={{ avif }}
          sizes="(width < 40rem) 38vw, 9rem"
          alt=""
          ratio="3 / 4"
          className={cx(
            'outline-offset-2 transition-[outline-color] duration-(--duration-quick) group-hover:outline-2 group-hover:outline-edge',
            isChosen && 'outline-2 outline-accent!',
          )}
        />
        <span>{text}</span>
      </button>
    )
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={onChoose}
      className={chipStyle(isChosen)}
    >
      {isColourFamily(option) && (
        <span
          aria-hidden
          className="size-4 rounded-full border border-edge"
          style={{ background: swatches[option] }}
        />
      )}
      {text}
      {isChosen && <Check aria-hidden className="size-4" strokeWidth={2} />}
    </button>
  )
}
